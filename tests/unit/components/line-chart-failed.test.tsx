import { render, screen } from '@testing-library/react';
import '../support/browser';
import { LineChart } from '@/components/line-chart';

jest.mock( '@/components/line-chart/canvas', () => {
	throw new Error( 'Loading chunk admin-line-chart failed.' );
} );

describe( 'a line chart whose script could not be loaded', () => {
	it( 'shows a table', async () => {
		render(
			<LineChart
				title="Responses per day"
				points={ [ { date: '2026-11-21', count: 12 } ] }
				valueText={ String }
				countLabel="Responses"
				emptyText="No responses in these days."
			/>
		);
		expect(
			await screen.findByRole( 'row', { name: 'Nov 21, 2026 12' } )
		).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );
