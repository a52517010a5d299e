module.exports = require('../../libs/testing/jest-preset.cjs')(__dirname);
