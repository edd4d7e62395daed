import { fireEvent, screen } from '@testing-library/react';
import { HeatmapsRoutes } from '@/admin-pages/heatmaps/routes';
import type { HeatmapCounts } from '@/stores/heatmaps-api';
import { fakeFrames, fakePage } from './heatmap-page';
import { counted, counts, heatmap, heatmapSite } from './heatmap-site';
import { renderAt } from './render';

/** A page with a link, a button that is not shown, and a text far down. */
export const PAGE = `<main>
	<a class="buy" data-box="100 200 160 48">Buy now</a>
	<button class="menu" data-box="0 0 0 0">Menu</button>
	<p class="far" data-box="100 3000 600 40">Terms</p>
</main>`;

/** What was counted on it. */
export const ELEMENTS = [
	counted( 'main>a.buy', 6, { dead: 1, rage: 2 } ),
	counted( 'main>p.far', 2 ),
	counted( 'main>a.gone', 1 ),
	counted( 'main>button.menu', 1 ),
	counted( '', 3, { share: 0.01, cells: [] } ),
];

/** Opens the viewer, and lets its page arrive. */
export async function openHeatmap(
	route = '/page/7',
	answer: ( query: URLSearchParams ) => HeatmapCounts = () =>
		counts( { elements: ELEMENTS } )
) {
	const page = fakePage( PAGE );
	fakeFrames( page );
	const server = heatmapSite( [ heatmap() ], answer );
	renderAt( route, <HeatmapsRoutes /> );
	const frame = await screen.findByTitle( 'The page “Prices”' );
	fireEvent.load( frame );
	return { ...server, frame, page };
}

/** A list of elements, by its name. */
export const listOf = ( name: string ): HTMLElement =>
	screen.getByRole( 'group', { name } );
