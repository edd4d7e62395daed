import { screen } from '@testing-library/react';
import { newQuestion } from '../../../src/survey-model';
import { optionFields, showCard } from '../support/question-card';

describe( 'options with pictures', () => {
	/** A library in which one picture is chosen. */
	function library( url: string ): void {
		window.wp = {
			media: () => {
				const on: Record< string, () => void > = {};
				return {
					on: ( event, callback ) => {
						on[ event ] = callback;
					},
					open: () => {
						on[ 'select' ]?.();
						on[ 'close' ]?.();
					},
					state: () => ( {
						get: () => ( {
							first: () => ( {
								toJSON: () => ( {
									url: `${ url }/big.png`,
									sizes: {
										medium: { url: `${ url }/small.png` },
									},
								} ),
							} ),
						} ),
					} ),
				};
			},
		};
	}

	afterEach( () => {
		delete window.wp;
	} );

	it( '[QST-08~] [QST-09~] start with two, and take a small size of what the media library has', async () => {
		library( 'http://site.test' );
		const { user, current } = showCard( newQuestion( 'image-radio' ) );
		expect( optionFields() ).toHaveLength( 2 );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Option 1' } ),
			'Sea'
		);
		const choose = screen.getByRole( 'button', {
			name: 'Choose the image of option 1',
		} );
		await user.click( choose );
		expect( choose ).toHaveFocus();
		expect( current.question.config.options ).toEqual( [
			{ label: 'Sea', image: 'http://site.test/small.png' },
			{ label: '', image: '' },
		] );
		expect( screen.getByRole( 'img', { name: 'Sea' } ) ).toBeVisible();
		await user.click(
			screen.getByRole( 'button', {
				name: 'Remove the image of option 1',
			} )
		);
		expect( current.question.config.options?.[ 0 ] ).toEqual( {
			label: 'Sea',
			image: '',
		} );
	} );

	it( 'cannot be chosen where WordPress did not bring its library', () => {
		showCard( newQuestion( 'image-radio' ) );
		expect(
			screen.getByRole( 'button', {
				name: 'Choose the image of option 1',
			} )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );
