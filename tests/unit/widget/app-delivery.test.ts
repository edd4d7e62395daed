import { act } from '@testing-library/react';
import {
	answer,
	button,
	fetchMock,
	heading,
	root,
	sentBodies,
	show,
	useFreshPage,
	widget,
} from './popup';
import { choice, settle } from './support';

useFreshPage();

describe( 'when the answers do not arrive', () => {
	async function finish() {
		const user = await show( [ choice ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		await act( settle );
		return user;
	}

	it( 'thanks at once and tells of the failure when it is known', async () => {
		let fail: ( reason: unknown ) => void = () => {};
		fetchMock.mockReturnValue(
			new Promise( ( _, reject ) => ( fail = reject ) )
		);
		await finish();
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		expect(
			widget().queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
		await act( async () => fail( new TypeError() ) );
		expect( heading() ).toHaveTextContent(
			'Your answers have not been sent yet.'
		);
	} );

	it( 'repeats the same submission on Try again', async () => {
		fetchMock
			.mockRejectedValueOnce( new TypeError( 'offline' ) )
			.mockResolvedValueOnce( answer( 503, null ) );
		const user = await finish();
		expect( document.cookie ).toBe( '' );
		await user.click( button( 'Try again' ) );
		await act( settle );
		expect( heading() ).toHaveTextContent(
			'Your answers have not been sent yet.'
		);
		await user.click( button( 'Try again' ) );
		await act( settle );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		expect( heading() ).toBe( root().activeElement );
		const [ first, ...others ] = sentBodies();
		expect( others ).toEqual( [ first, first ] );
		expect( document.cookie ).toContain( 'confirmed' );
	} );

	it( 'sends once however often Try again is pressed', async () => {
		fetchMock.mockRejectedValueOnce( new TypeError( 'offline' ) );
		fetchMock.mockReturnValue( new Promise( () => {} ) );
		const user = await finish();
		await user.click( button( 'Try again' ) );
		await user.click( button( 'Sending…' ) );
		expect( fetchMock ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'says that the survey has closed on a 410', async () => {
		fetchMock.mockResolvedValue(
			answer( 410, { message: 'Not published.' } )
		);
		await finish();
		expect( heading() ).toHaveTextContent( 'This survey has closed.' );
		expect(
			widget().queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
		expect( document.cookie ).toBe( '' );
	} );

	it( 'shows the server’s message on any other refusal, as text', async () => {
		fetchMock.mockResolvedValue(
			answer( 400, { message: '<b>No</b> such option.' } )
		);
		await finish();
		expect( heading() ).toHaveTextContent(
			'Your answers could not be accepted.'
		);
		expect( widget().getByText( '<b>No</b> such option.' ) ).toBeVisible();
	} );
} );
