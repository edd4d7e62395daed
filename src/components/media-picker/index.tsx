import { Button, Icon } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { caution, closeSmall, image as imageIcon } from '@wordpress/icons';
import { toApiError } from '../../stores/api';
import { describeError } from '../../lib/describe-error';
import { useSnackbar } from '../snackbars';
import './media-picker.scss';

interface MediaPickerProps {
	/** The button's accessible name, such as `Choose the image of option 1`. */
	label: string;
	/** The text of the button that removes the image. */
	removeLabel: string;
	/** The image's URL; empty if there is none. */
	value: string;
	/** The image's alternative text. */
	alt: string;
	isDisabled?: boolean;
	onChange: ( url: string ) => void;
}

/** A button that shows the chosen image and opens WordPress' media library. */
export function MediaPicker( {
	label,
	removeLabel,
	value,
	alt,
	isDisabled = false,
	onChange,
}: MediaPickerProps ) {
	const button = useRef< HTMLButtonElement >( null );
	// The value may change while the library is loading or open.
	const latest = useRef( onChange );
	latest.current = onChange;
	const [ isBroken, setIsBroken ] = useState( false );
	useEffect( () => setIsBroken( false ), [ value ] );

	const [ isOpening, setOpening ] = useState( false );
	const showSnackbar = useSnackbar();

	async function choose(): Promise< void > {
		setOpening( true );
		try {
			// A chunk, since few users need it.
			const { loadMediaLibrary, openMediaLibrary } = await import(
				/* webpackChunkName: "admin-media-library" */ './media-library'
			);
			await loadMediaLibrary();
			// Unless the picker was unmounted meanwhile.
			if ( button.current ) {
				openMediaLibrary( {
					onChoose: ( url ) => latest.current( url ),
					onClose: () => button.current?.focus(),
				} );
			}
		} catch ( thrown ) {
			const failed = __(
				'The media library could not be loaded.',
				'userfeedback'
			);
			const reason = describeError( toApiError( thrown ) );
			showSnackbar( `${ failed } ${ reason }`, {
				status: 'error',
				about: 'media-library',
				action: {
					label: __( 'Try again', 'userfeedback' ),
					onClick: () => void choose(),
				},
			} );
		} finally {
			setOpening( false );
		}
	}

	return (
		<div className="userfeedback-media-picker">
			<Button
				ref={ button }
				className={
					isBroken
						? 'userfeedback-media-picker__button is-broken'
						: 'userfeedback-media-picker__button'
				}
				variant="secondary"
				label={ label }
				aria-haspopup="dialog"
				accessibleWhenDisabled
				isBusy={ isOpening }
				disabled={ isDisabled || isOpening }
				{ ...( isBroken && {
					description: __(
						'The image could not be loaded. Choose another one.',
						'userfeedback'
					),
				} ) }
				onClick={ choose }
			>
				{ value === '' || isBroken ? (
					<Icon icon={ isBroken ? caution : imageIcon } size={ 24 } />
				) : (
					<img
						src={ value }
						alt={ alt }
						onError={ () => setIsBroken( true ) }
					/>
				) }
			</Button>
			{ ! isDisabled && value !== '' && (
				<Button
					className="userfeedback-media-picker__remove"
					size="small"
					icon={ closeSmall }
					label={ removeLabel }
					onClick={ () => {
						onChange( '' );
						button.current?.focus();
					} }
				/>
			) }
		</div>
	);
}
