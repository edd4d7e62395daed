/** Style sheets, as loaded by webpack.config.js. */
declare module '*.scss?inline' {
	/** The compiled CSS. */
	const css: string;
	export default css;
}
declare module '*.scss';
declare module '*.svg' {
	import type { FunctionComponent, SVGProps } from 'react';
	export const ReactComponent: FunctionComponent< SVGProps< SVGSVGElement > >;
	const url: string;
	export default url;
}
