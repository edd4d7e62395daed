import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../support/browser';
import { LineChart } from '@/components/line-chart';
import { summarize, yMax, yStep } from '@/components/line-chart/data';

// Stands in for chart.js: jsdom cannot draw.
jest.mock( '@/components/line-chart/canvas', () =>
	jest.requireActual( '../support/line-canvas' )
);

const POINTS = [
	{ date: '2026-11-19', count: 2 },
	{ date: '2026-11-20', count: 1204 },
	{ date: '2026-11-21', count: 0 },
];

function show( points = POINTS ) {
	render(
		<LineChart
			title="Responses per day"
			points={ points }
			countLabel="Responses"
			valueText={ ( count ) => `${ count } responses` }
			emptyText="No responses in these days."
		/>
	);
}

describe( 'the y axis', () => {
	it.each( [
		[ 0, 2, 2 ],
		[ 1, 2, 2 ],
		[ 10, 2, 10 ],
		[ 11, 10, 20 ],
		[ 100, 10, 100 ],
		[ 101, 100, 200 ],
		[ 1000, 100, 1000 ],
		[ 1001, 1000, 2000 ],
		[ 123456, 1000, 124000 ],
	] )(
		'[OVR-05~] for at most %d has steps of %d up to %d',
		( max, step, end ) => {
			expect( yStep( max ) ).toBe( step );
			expect( yMax( max ) ).toBe( end );
		}
	);
} );

describe( 'the data of a chart', () => {
	it( 'is summarized by its total, its range and its peak', () => {
		expect( summarize( POINTS ) ).toEqual( {
			total: 1206,
			first: POINTS[ 0 ],
			last: POINTS[ 2 ],
			peak: POINTS[ 1 ],
		} );
	} );

	it( 'has no peak if all counts are 0', () => {
		expect(
			summarize( [ { date: '2026-11-21', count: 0 } ] ).peak
		).toBeUndefined();
		expect( summarize( [] ) ).toEqual( {
			total: 0,
			first: undefined,
			last: undefined,
			peak: undefined,
		} );
	} );
} );

describe( 'a line chart', () => {
	it( 'has a text alternative', async () => {
		show();
		expect( await screen.findByRole( 'img' ) ).toHaveAccessibleName(
			'Responses per day, Nov 19, 2026 to Nov 21, 2026: 1,206 in all. Most on Nov 20, 2026: 1,204.'
		);
	} );

	it( 'can be shown as a table, newest day first', async () => {
		show();
		await screen.findByRole( 'img' );
		const toggle = screen.getByRole( 'button', { name: 'Show as table' } );
		await userEvent.click( toggle );
		expect( toggle ).toHaveTextContent( 'Show as chart' );
		const rows = within( screen.getByRole( 'table' ) )
			.getAllByRole( 'row' )
			.map( ( row ) => row.textContent );
		expect( rows ).toEqual( [
			'DayResponses',
			'Nov 21, 20260',
			'Nov 20, 20261,204',
			'Nov 19, 20262',
		] );
		expect( screen.queryByRole( 'img' ) ).toBeNull();
		await userEvent.click( toggle );
		expect( toggle ).toHaveTextContent( 'Show as table' );
		expect( screen.getByRole( 'img' ) ).toBeVisible();
	} );

	it( 'says so if all counts are 0', async () => {
		show( POINTS.map( ( point ) => ( { ...point, count: 0 } ) ) );
		expect(
			await screen.findByText( 'No responses in these days.' )
		).toBeVisible();
	} );
} );
