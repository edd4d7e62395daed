import { openRegistry } from '@/widget/registry';
import { survey } from '../widget/support';
import { click, pass, watchEvents } from './heatmap-support';

/** Waits for a survey's trigger; the result says whether it has fired. */
function wait( waits = true ) {
	const { settings } = survey();
	const state = { hasFired: false };
	void openRegistry()
		.trigger?.get( 'rage-click' )
		?.wait(
			survey( {
				settings: {
					...settings,
					behavior: {
						...settings.behavior,
						...( waits && { rage_click: true } ),
					},
				},
			} )
		)
		.then( () => {
			state.hasFired = true;
		} );
	return state;
}

/** Clicks several times, with so many milliseconds between the clicks. */
async function clicks(
	count: number,
	interval: number,
	selector = 'button',
	apart = 0,
	more = {}
): Promise< void > {
	for ( let index = 0; index < count; index++ ) {
		click( selector, 50 + index * apart, 50, more );
		await pass( interval );
	}
}

beforeAll( () => {
	openRegistry();
	return import( '@/add-ons/heatmaps/parts/rage-click' );
} );

beforeEach( () => {
	jest.useFakeTimers();
	watchEvents();
	document.body.innerHTML =
		'<button></button><input><p contenteditable="true"><b></b></p>';
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

test( 'a survey that does not wait for clicks shows at once', async () => {
	const state = wait( false );
	await pass( 0 );
	expect( state.hasFired ).toBe( true );
} );

test( '[PLS-14~] the third quick click on one spot opens a survey', async () => {
	const state = wait();
	await clicks( 2, 999 );
	expect( state.hasFired ).toBe( false );
	click( 'button', 70, 59 );
	await pass( 0 );
	expect( state.hasFired ).toBe( true );
} );

test.each( [
	[ 'slow ones', 1000, 'button', 0, {} ],
	[ 'those on different spots', 100, 'button', 30, {} ],
	[ 'those of a key', 100, 'button', 0, { detail: 0 } ],
	[ 'those of scripts', 100, 'button', 0, { isTrusted: false } ],
	[ 'those in a field', 100, 'input', 0, {} ],
	[ 'those in a text that is being written', 100, 'b', 0, {} ],
] )(
	'[PLS-14~] other clicks do not: %s',
	async ( _, interval, selector, apart, more ) => {
		const state = wait();
		await clicks( 10, interval, selector, apart, more );
		expect( state.hasFired ).toBe( false );
	}
);

test( 'its gate hides nothing', () => {
	const context = { data: {} as never, now: 0, cookies: '' };
	expect(
		openRegistry().gate?.get( 'rage-click' )?.reason( survey(), context )
	).toBeNull();
} );
