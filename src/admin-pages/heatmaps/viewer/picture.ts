import { drawDepth, drawField } from './drawing/canvas';
import { heatOf } from './drawing/heat';
import { drawSketch, sketchOf } from './drawing/sketch';
import { depthScene } from './stage/depth-scene';
import { measure, pageSize } from './stage/measure';
import { resolvePaths } from './stage/resolve';
import type { Scene } from './stage/scene';

/** Browsers make no larger canvas (Safari's area is the smallest). */
const MOST_SIDE = 16_000;
const MOST_AREA = 16_000_000;

/** How much smaller than a page its picture is. */
export function pictureScale( width: number, height: number ): number {
	return Math.min(
		1,
		MOST_SIDE / Math.max( 1, width, height ),
		Math.sqrt( MOST_AREA / Math.max( 1, width * height ) )
	);
}

/**
 * A picture of the whole page, as a PNG: the heat over a sketch of the page.
 *
 * @param view  The window of the page.
 * @param paths Of the elements.
 * @param scene
 */
export async function pictureOf(
	view: Window,
	paths: readonly string[],
	scene: Scene
): Promise< Blob > {
	const page = view.document;
	const { width, height } = pageSize( page );
	const scale = pictureScale( width, height );
	const canvas = document.createElement( 'canvas' );
	canvas.width = Math.max( 1, Math.round( width * scale ) );
	canvas.height = Math.max( 1, Math.round( height * scale ) );
	const context = canvas.getContext( '2d' );
	if ( ! context ) {
		throw new Error( 'This browser has no canvas.' );
	}
	drawSketch( context, sketchOf( view ), scale );
	const viewport = { x: 0, y: 0, width, height, scale };
	if ( scene.kind === 'depth' ) {
		drawDepth( context, depthScene( scene, height ), viewport );
	} else {
		const places = measure( view, resolvePaths( page, paths ) ).map(
			// In a picture nothing scrolls: parts that stay are where they are now.
			( place ) =>
				place && {
					isFixed: false,
					box: place.isFixed
						? {
								...place.box,
								x: place.box.x + view.scrollX,
								y: place.box.y + view.scrollY,
							}
						: place.box,
				}
		);
		const { field, most } = heatOf( places, scene.cells, {
			width,
			height,
		} );
		drawField( context, field, most, 0, viewport );
	}
	return new Promise( ( resolve, reject ) =>
		canvas.toBlob(
			( blob ) =>
				blob ? resolve( blob ) : reject( new Error( 'No picture.' ) ),
			'image/png'
		)
	);
}
