import { screen } from '@testing-library/react';
import { newQuestion } from '../../../src/survey-model';
import { optionFields, showCard } from '../support/question-card';

describe( 'options with pictures', () => {
	/** A library in which one picture is chosen each time. */
	function library( url: string ) {
		const reset = jest.fn();
		const media = jest.fn();
		window.wp = {
			media: ( options ) => {
				media( options );
				const on: Record< string, () => void > = {};
				return {
					on: ( event, callback ) => {
						on[ event ] = callback;
					},
					// WordPress closes before it tells what was selected.
					open: () => {
						on[ 'open' ]?.();
						on[ 'close' ]?.();
						on[ 'select' ]?.();
					},
					state: () => ( {
						get: () => ( {
							reset,
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
		return { media, reset };
	}

	afterEach( () => {
		delete window.wp;
	} );

	it( '[QST-08~] [QST-09~] start with two, and take a small size of what the media library has', async () => {
		const { media, reset } = library( 'http://site.test' );
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
		await user.click(
			screen.getByRole( 'button', {
				name: 'Choose the image of option 2',
			} )
		);
		expect( current.question.config.options ).toEqual( [
			{ label: 'Sea', image: '' },
			{ label: '', image: 'http://site.test/small.png' },
		] );
		// One library for all of them, with nothing chosen to begin with.
		expect( media ).toHaveBeenCalledTimes( 1 );
		expect( reset ).toHaveBeenCalledTimes( 2 );
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
