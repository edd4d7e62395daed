import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MediaPicker } from '@/components/media-picker';
import { fakeServer } from '../support/fake-server';
import { optionFields, showCard } from '../support/question-card';
import { newQuestion } from '../support/question-types';
import { renderAt } from '../support/render';

describe( 'options with images', () => {
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

	it( '[QST-08~] [QST-09~] start with two, and use a small size of the library’s image', async () => {
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

	it( '[QST-09~] keep what was typed while the library was loading', async () => {
		library( 'http://site.test' );
		const { current } = showCard( newQuestion( 'image-radio' ) );
		// The library loads as a chunk, so what follows happens before it opens.
		fireEvent.click(
			screen.getByRole( 'button', {
				name: 'Choose the image of option 1',
			} )
		);
		const type = ( name: string, value: string ) =>
			fireEvent.change( screen.getByRole( 'textbox', { name } ), {
				target: { value },
			} );
		type( 'Title', 'Where?' );
		type( 'Option 1', 'Sea' );
		await waitFor( () =>
			expect( current.question ).toMatchObject( {
				title: 'Where?',
				config: {
					options: [
						{ label: 'Sea', image: 'http://site.test/small.png' },
						{ label: '', image: '' },
					],
				},
			} )
		);
	} );

	function Holder() {
		const [ url, setUrl ] = useState( 'http://site.test/deleted.png' );
		return (
			<MediaPicker
				label="Choose an image"
				removeLabel="Remove the image"
				value={ url }
				alt="Sea"
				onChange={ setUrl }
			/>
		);
	}

	it( 'load the media library on first use, and show an error if that fails', async () => {
		const { requests } = fakeServer( () => null );
		renderAt(
			'/',
			<>
				<MediaPicker
					label="Choose an image"
					removeLabel="Remove the image"
					value=""
					alt=""
					onChange={ () => undefined }
				/>
			</>
		);
		const choose = screen.getByRole( 'button', {
			name: 'Choose an image',
		} );
		expect( requests ).toEqual( [] );
		await userEvent.click( choose );
		expect( requests.map( ( { path } ) => path ) ).toEqual( [
			'/admin.php?page=userfeedback_surveys&userfeedback_media=1',
		] );
		expect( await screen.findByTestId( 'snackbar' ) ).toHaveTextContent(
			'The media library could not be loaded. Your site could not be reached. Check your connection and try again.'
		);
		expect( choose ).not.toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () => expect( requests ).toHaveLength( 2 ) );
	} );

	it( 'say that a stored image cannot be loaded, until another one is chosen', async () => {
		library( 'http://site.test' );
		renderAt( '/', <Holder /> );
		fireEvent.error( screen.getByRole( 'img', { name: 'Sea' } ) );
		const choose = screen.getByRole( 'button', {
			name: 'Choose an image',
		} );
		expect( choose ).toHaveAccessibleDescription(
			'The image could not be loaded. Choose another one.'
		);
		expect( screen.queryByRole( 'img', { name: 'Sea' } ) ).toBeNull();
		await userEvent.click( choose );
		expect( screen.getByRole( 'img', { name: 'Sea' } ) ).toHaveAttribute(
			'src',
			'http://site.test/small.png'
		);
		expect( choose ).toHaveAccessibleDescription( '' );
	} );
} );
