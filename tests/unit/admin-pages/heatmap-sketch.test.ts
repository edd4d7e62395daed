import { sketchOf } from '@/admin-pages/heatmaps/viewer/drawing/sketch';
import { fakePage } from '../support/heatmap-page';

test( 'the sketch of a page has links that look like buttons as such, and no texts for screen readers only', () => {
	const { view, page } = fakePage(
		'<a href="#buy" style="background-color: #000" data-box="10 10 80 30">Buy</a>' +
			'<a href="#more" data-box="10 50 80 20">More</a>' +
			'<span data-box="0 0 1 1">Skip</span>' +
			'<span data-box="0 0 0 0">Without a box</span>'
	);
	page.createRange = () => {
		let words = '';
		return {
			selectNodeContents: ( { nodeValue }: Node ) => {
				words = nodeValue ?? '';
			},
			getClientRects: () => [
				{ x: 10, y: 10, width: 8 * words.length, height: 20 },
			],
		} as unknown as Range;
	};
	view.getComputedStyle = ( element ) =>
		( {
			visibility: 'visible',
			fontSize: '16px',
			borderTopStyle: 'none',
			borderTopWidth: '0px',
			backgroundColor:
				( element as HTMLElement ).style.backgroundColor ||
				'rgba(0, 0, 0, 0)',
		} ) as CSSStyleDeclaration;
	const shapes = sketchOf( view );
	expect( shapes.filter( ( { kind } ) => kind !== 'text' ) ).toEqual( [
		{ kind: 'control', x: 10, y: 10, width: 80, height: 30 },
	] );
	expect( shapes.flatMap( ( { text } ) => text?.words ?? [] ) ).toEqual( [
		'Buy',
		'More',
		'Without a box',
	] );
} );
