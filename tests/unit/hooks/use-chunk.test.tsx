import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChunkError } from '@/components/chunk-error';
import { createChunk } from '@/hooks/use-chunk';

const Chart = () => <p>A chart</p>;

/** A screen with a part whose download fails so many times. */
function screenWith( failures: number ) {
	const load = jest.fn( async () => {
		if ( load.mock.calls.length <= failures ) {
			throw new Error( 'Loading chunk admin-chart failed.' );
		}
		return Chart;
	} );
	const useChart = createChunk( load );
	function Screen() {
		const { part: Part, hasFailed, retry } = useChart();
		if ( hasFailed ) {
			return <ChunkError onRetry={ retry } />;
		}
		return Part ? <Part /> : <p>Loading</p>;
	}
	return { load, Screen };
}

describe( 'a part of a screen in its own chunk', () => {
	it( 'is loaded on first use, and available immediately the next time', async () => {
		const { load, Screen } = screenWith( 0 );
		expect( load ).not.toHaveBeenCalled();
		const { unmount } = render( <Screen /> );
		expect( screen.getByText( 'Loading' ) ).toBeVisible();
		expect( await screen.findByText( 'A chart' ) ).toBeVisible();
		unmount();
		render( <Screen /> );
		expect( screen.getByText( 'A chart' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows an error when its download fails, and retries on request', async () => {
		const { load, Screen } = screenWith( 2 );
		render( <Screen /> );
		expect(
			await screen.findByRole( 'heading', {
				name: /could not be loaded/,
			} )
		).toBeInTheDocument();
		const retry = () =>
			userEvent.click(
				screen.getByRole( 'button', { name: 'Try again' } )
			);
		await retry();
		expect(
			await screen.findByRole( 'heading', {
				name: /could not be loaded/,
			} )
		).toBeVisible();
		await retry();
		expect( await screen.findByText( 'A chart' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 3 );
	} );
} );
