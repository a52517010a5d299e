#!/bin/sh
# pick-service.sh SERVICE FOLDER: copies what the service needs to run from the built checkout to the folder: its own build and those
# of its libs, and the packages that npm says belong to it in production.
set -eu
service=$1 folder=$2 root=$PWD
mkdir -p "$folder/node_modules/@afya"

npm ls --workspace "@afya/$service" --all --parseable --omit=dev | sort -u | sed "s|^$root/||" >/tmp/packages
while read -r package; do
  case $package in
    "$root" | node_modules/@afya/*)
      # a part of this house: its build, where the link in node_modules points
      [ "$package" = "$root" ] && continue
      part=$(readlink -f "$package")
      part=${part#"$root"/}
      mkdir -p "$folder/$part"
      cp -r "$part/dist" "$part/package.json" "$folder/$part/"
      cp -P "$package" "$folder/node_modules/@afya/"
      ;;
    *)
      # one inside of another comes with it
      case $package in *node_modules/*/node_modules/*) continue ;; esac
      mkdir -p "$folder/$(dirname "$package")"
      [ -e "$folder/$package" ] || cp -r "$package" "$folder/$package"
      ;;
  esac
done </tmp/packages

cp deploy/images/healthy.mjs "$folder/"
if [ "$service" = gateway ]; then
  mkdir -p "$folder/frontend"
  cp -r frontend/dist "$folder/frontend/"
fi

# Types and maps of packages are for people who develop.
find "$folder/node_modules" -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
