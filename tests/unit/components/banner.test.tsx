import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { Banner } from '@/components/banner';
import { Page } from '@/components/page';
import { renderAt } from '../support/render';

function Screen() {
	const [ isShown, setShown ] = useState( true );
	return (
		<Page title="Surveys">
			{ isShown && (
				<Banner
					status="success"
					seconds={ 5 }
					onClose={ () => setShown( false ) }
				>
					Saved.
				</Banner>
			) }
			<button type="button">Other</button>
		</Page>
	);
}

const closeButton = () => screen.getByRole( 'button', { name: 'Close' } );

describe( 'a banner', () => {
	it( 'moves the focus to the heading when it is closed', async () => {
		renderAt( '/', <Screen /> );
		await userEvent.click( closeButton() );
		expect( screen.queryByRole( 'button', { name: 'Close' } ) ).toBeNull();
		expect( document.activeElement ).toHaveClass(
			'userfeedback-page__heading'
		);
	} );

	it( 'moves the focus when it closes by itself, but only if it had the focus', () => {
		jest.useFakeTimers();
		const { unmount } = renderAt( '/', <Screen /> );
		act( () => closeButton().focus() );
		act( () => jest.advanceTimersByTime( 5000 ) );
		expect( document.activeElement ).toHaveClass(
			'userfeedback-page__heading'
		);
		unmount();

		renderAt( '/', <Screen /> );
		const other = screen.getByRole( 'button', { name: 'Other' } );
		act( () => other.focus() );
		act( () => jest.advanceTimersByTime( 5000 ) );
		expect( other ).toHaveFocus();
		jest.useRealTimers();
	} );

	it( '[DRW-03~] is an information without a time, unless it says otherwise', () => {
		jest.useFakeTimers();
		const onClose = jest.fn();
		renderAt( '/', <Banner onClose={ onClose }>Hello.</Banner> );
		const banner = document.querySelector( '.userfeedback-banner' );
		expect( banner ).toHaveClass( 'is-info' );
		act( () => jest.advanceTimersByTime( 3_600_000 ) );
		expect( banner ).toBeVisible();
		expect( onClose ).not.toHaveBeenCalled();
		jest.useRealTimers();
	} );

	it.each( [ 'info', 'success', 'warning' ] as const )(
		'[DRW-03~] can be of the type %s',
		( status ) => {
			renderAt( '/', <Banner status={ status }>Hello.</Banner> );
			expect(
				document.querySelector( '.userfeedback-banner' )
			).toHaveClass( `is-${ status }` );
		}
	);

	it( '[DRW-03~] is gone for people when its time is over, and removed 2 seconds after that', () => {
		jest.useFakeTimers();
		const onClose = jest.fn();
		renderAt(
			'/',
			<Banner seconds={ 5 } onClose={ onClose }>
				Saved.
			</Banner>
		);
		const message = () => document.querySelector( '.userfeedback-banner' );
		act( () => jest.advanceTimersByTime( 4999 ) );
		expect( message() ).toBeVisible();
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( message() ).toBeNull();
		act( () => jest.advanceTimersByTime( 1999 ) );
		expect( onClose ).not.toHaveBeenCalled();
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		jest.useRealTimers();
	} );

	it( '[DRW-03~] that is exclusive closes the others that can be closed', () => {
		const nothing = () => undefined;
		const banners = ( hasNew: boolean ) => (
			<>
				<Banner onClose={ nothing }>First.</Banner>
				<Banner onClose={ nothing }>Second.</Banner>
				<Banner>What stays true.</Banner>
				{ hasNew && (
					<Banner isExclusive onClose={ nothing }>
						New.
					</Banner>
				) }
			</>
		);
		const texts = () =>
			[ ...document.querySelectorAll( '.userfeedback-banner' ) ].map(
				( banner ) =>
					banner.querySelector( '.components-notice__content' )
						?.textContent
			);
		const { rerender } = render( banners( false ) );
		expect( texts() ).toEqual( [
			'First.',
			'Second.',
			'What stays true.',
		] );
		rerender( banners( true ) );
		expect( texts() ).toEqual( [ 'What stays true.', 'New.' ] );
	} );
} );
