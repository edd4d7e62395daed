import { useRef, useState } from '@wordpress/element';
import type { RefCallback } from 'react';
import type { ChartTheme } from './chart-options';

function readTheme( element: HTMLElement ): ChartTheme {
	const style = window.getComputedStyle( element );
	return {
		text: style.color,
		grid: style.borderTopColor,
		font: style.fontFamily,
	};
}

/** The theme of an element, undefined until it is mounted, and the callback for its `ref`. */
export function useChartTheme(): [
	ChartTheme | undefined,
	RefCallback< HTMLElement >,
] {
	const [ theme, setTheme ] = useState< ChartTheme >();
	const ref = useRef( ( element: HTMLElement | null ) => {
		if ( element ) {
			setTheme( readTheme( element ) );
		}
	} );
	return [ theme, ref.current ];
}
