import { drawDepth, drawField, drawOutline } from '../drawing/canvas';
import type { Heat } from '../drawing/heat';
import { heatOf, visibleHeat } from '../drawing/heat';
import { depthScene } from './depth-scene';
import type { Placed } from './measure';
import { measure, pageSize } from './measure';
import type { Resolved } from './resolve';
import { resolvePaths } from './resolve';
import type { Scene } from './scene';
import { watchPage } from './watch-page';

/** What the screen learns about the elements of the page. */
export interface PageElements {
	/** The window of the page. */
	view: Window;
	resolved: Resolved;
	/** Whether each is shown at this width. */
	isShown: readonly boolean[];
}

export interface Stage {
	/** Draws something else over the page. */
	show: ( paths: readonly string[], scene: Scene ) => void;
	/** Outlines an element and scrolls to it; null for none. */
	select: ( index: number | null ) => void;
	/** Measures and draws again: the canvas has another size. */
	refresh: () => void;
	destroy: () => void;
}

interface StageOptions {
	/** The window of the page in the frame. */
	view: Window;
	canvas: HTMLCanvasElement;
	/** How much smaller than the page the canvas is. */
	zoom: () => number;
	/** Called when elements appear or go. */
	onElements: ( elements: PageElements ) => void;
	/** Called when somebody presses an element of the page, with its place among the paths. */
	onPress: ( index: number ) => void;
}

/** Where a page scrolls to for an element: the share of the window above its middle. */
const MIDDLE = 0.4;

/**
 * Draws over the page in a frame, and draws again when it scrolls or its layout changes. Measuring is separate from drawing,
 * so that scrolling a page with thousands of elements costs as much as one with a few.
 */
export function createStage( {
	view,
	canvas,
	zoom,
	onElements,
	onPress,
}: StageOptions ): Stage {
	const page = view.document;
	const context = canvas.getContext( '2d' );
	let paths: readonly string[] = [];
	let scene: Scene = { kind: 'heat', cells: [] };
	let resolved: Resolved = [];
	let places: readonly ( Placed | null )[] = [];
	let heat: Heat | undefined;
	let selected: number | null = null;
	let shownBefore = '';

	function report(): void {
		const isShown = places.map( ( place ) => place !== null );
		const key = resolved
			.map(
				( element, index ) =>
					Number( !! element ) + Number( isShown[ index ] )
			)
			.join( '' );
		if ( key !== shownBefore ) {
			shownBefore = key;
			onElements( { view, resolved, isShown } );
		}
	}
	function measureAll(): void {
		places = measure( view, resolved );
		heat =
			scene.kind === 'heat'
				? heatOf( places, scene.cells, pageSize( page ) )
				: undefined;
		report();
		draw();
	}
	function resolveAll(): void {
		resolved = resolvePaths( page, paths );
		measureAll();
	}
	function draw(): void {
		if ( ! context ) {
			return;
		}
		const scale = zoom() * ( window.devicePixelRatio || 1 );
		const { innerWidth, innerHeight, scrollX, scrollY } = view;
		canvas.width = Math.round( innerWidth * scale );
		canvas.height = Math.round( innerHeight * scale );
		const viewport = {
			x: scrollX,
			y: scrollY,
			width: innerWidth,
			height: innerHeight,
			scale,
		};
		if ( heat ) {
			const { field, top } = visibleHeat(
				heat,
				scrollX,
				scrollY,
				innerHeight
			);
			drawField( context, field, heat.most, top, viewport );
		} else if ( scene.kind === 'depth' ) {
			drawDepth(
				context,
				depthScene( scene, pageSize( page ).height ),
				viewport
			);
		}
		const box = selected === null ? null : boxInWindow( selected );
		if ( box ) {
			drawOutline( context, box, scale );
		}
	}
	function boxInWindow( index: number ) {
		const place = places[ index ];
		if ( ! place ) {
			return null;
		}
		const { box, isFixed } = place;
		return isFixed
			? box
			: { ...box, x: box.x - view.scrollX, y: box.y - view.scrollY };
	}
	function reveal( index: number ): void {
		const place = places[ index ];
		if ( ! place || place.isFixed ) {
			return;
		}
		const { y, height } = place.box;
		const isTall = height > view.innerHeight * 0.8;
		const top = isTall
			? y - 16
			: y + height / 2 - view.innerHeight * MIDDLE;
		const isStill = window.matchMedia?.(
			'(prefers-reduced-motion: reduce)'
		).matches;
		view.scrollTo( {
			top: Math.max( 0, top ),
			behavior: isStill ? 'auto' : 'smooth',
		} );
	}
	function indexOf( target: EventTarget | null ): number {
		// The innermost element that is in the list.
		for ( let at = target as Element | null; at; at = at.parentElement ) {
			const index = resolved.indexOf( at );
			if ( index >= 0 ) {
				return index;
			}
		}
		return -1;
	}
	const stopWatching = watchPage( view, {
		onScroll: draw,
		onLayout: measureAll,
		onContent: resolveAll,
		onPress: ( target ) => {
			const index = indexOf( target );
			if ( index >= 0 ) {
				onPress( index );
			}
		},
	} );

	return {
		show( newPaths, newScene ) {
			const isSame = newPaths === paths;
			paths = newPaths;
			scene = newScene;
			if ( ! isSame ) {
				selected = null;
				shownBefore = '';
				resolveAll();
			} else {
				measureAll();
			}
		},
		select( index ) {
			selected = index;
			if ( index !== null ) {
				reveal( index );
			}
			draw();
		},
		refresh: measureAll,
		destroy: stopWatching,
	};
}
