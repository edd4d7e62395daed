import { act, screen } from '@testing-library/react';
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
} );
