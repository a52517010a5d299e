#!/bin/sh
# pick-service.sh SERVICE FOLDER: copies the files that a service needs from the built checkout to the folder: its build, those of its libs,
# its production packages without types and source maps, and a list of these packages with versions and licences (sbom.cdx.json).
set -eu
service=$1 folder=$2 root=$PWD
mkdir -p "$folder/node_modules/@afya"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

npm ls --workspace "@afya/$service" --all --parseable --omit=dev >"$work/all"
sort -u "$work/all" | sed "s|^$root/||" >"$work/packages"
while read -r package; do
  case $package in
    "$root") ;;
    node_modules/@afya/*)
      # a package of this workspace: the build that the link in node_modules points to
      part=$(readlink -f "$package")
      part=${part#"$root"/}
      mkdir -p "$folder/$part"
      cp -r "$part/dist" "$part/package.json" "$folder/$part/"
      # the data that libs/clinical loads
      if [ -d "$part/compiled" ]; then cp -r "$part/compiled" "$folder/$part/"; fi
      cp -P "$package" "$folder/node_modules/@afya/"
      ;;
    # a nested package is copied with the one that contains it
    *node_modules/*/node_modules/*) ;;
    *) echo "$package" >>"$work/foreign" ;;
  esac
done <"$work/packages"
tar -c --exclude='*.map' --exclude='*.d.ts' --exclude='*.d.mts' --exclude='*.d.cts' -T "$work/foreign" | tar -x -C "$folder"

cp deploy/images/healthy.mjs "$folder/"
node deploy/images/sbom.mjs "$service" >"$folder/sbom.cdx.json"
if [ "$service" = gateway ]; then
  mkdir -p "$folder/frontend"
  cp -r frontend/dist "$folder/frontend/"
fi
