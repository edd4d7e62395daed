/*
 * What JSX of visitors' scripts is compiled to (tools/webpack/visitor-scripts.js): calls of wp-element, which is there anyway. The
 * usual react-jsx-runtime would be one more file for the browser to fetch.
 */
import { createElement, Fragment } from '@wordpress/element';

export const jsxElement = createElement;
export const JsxFragment = Fragment;
