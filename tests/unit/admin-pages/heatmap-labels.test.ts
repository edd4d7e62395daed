import { setLocaleData } from '@wordpress/i18n';
import { drawDepth } from '@/admin-pages/heatmaps/viewer/drawing/canvas';
import {
	drawSketch,
	sketchOf,
} from '@/admin-pages/heatmaps/viewer/drawing/sketch';

/** A context that notes how each text is drawn. */
function recordingContext() {
	const texts: unknown[] = [];
	const context = {
		canvas: { width: 800, height: 600 },
		direction: 'inherit',
		textAlign: 'start',
		measureText: () => ( { width: 100 } ),
		fillText( this: CanvasRenderingContext2D, words: string, x: number ) {
			texts.push( [ words, x, this.direction, this.textAlign ] );
		},
	} as unknown as CanvasRenderingContext2D;
	for ( const name of [
		'fillRect',
		'strokeRect',
		'setLineDash',
		'beginPath',
		'moveTo',
		'lineTo',
		'stroke',
	] ) {
		Object.assign( context, { [ name ]: () => undefined } );
	}
	return { context, texts };
}

function setDirection( direction: 'ltr' | 'rtl' ): void {
	setLocaleData( { 'text direction\u0004ltr': [ direction ] } );
}

afterEach( () => setDirection( 'ltr' ) );

describe( 'texts of a heatmap’s picture', () => {
	it.each( [ 'ltr', 'rtl' ] as const )(
		'[I18-01~] that say how far visitors came are within their box and in the direction of the user’s language (%s)',
		( direction ) => {
			setDirection( direction );
			const { context, texts } = recordingContext();
			drawDepth(
				context,
				{
					scroll: [],
					bands: [],
					marks: [
						{ y: 100, text: '75%', isFold: false },
						{ y: 300, text: 'Fold', isFold: true },
					],
				},
				{ x: 0, y: 0, width: 800, height: 600, scale: 1 }
			);
			expect( texts ).toEqual( [
				[ '75%', 16, direction, 'left' ],
				[ 'Fold', 684, direction, 'left' ],
			] );
		}
	);

	it( '[I18-01~] that are of the page have the direction that they have there', () => {
		document.body.innerHTML =
			'<p dir="rtl" style="direction: rtl">مرحبا</p><p>Hello</p>';
		const box = { x: 10, y: 20, width: 60, height: 16 } as DOMRect;
		Range.prototype.getClientRects = () =>
			[ box ] as unknown as DOMRectList;
		const { context, texts } = recordingContext();
		setDirection( 'rtl' );
		drawSketch( context, sketchOf( window ), 1 );
		expect( texts ).toEqual( [
			[ 'مرحبا', 10, 'rtl', 'left' ],
			[ 'Hello', 10, 'ltr', 'left' ],
		] );
	} );
} );
