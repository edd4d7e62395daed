import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { createChunk } from '../../hooks/use-chunk';
import { ChunkError } from '../chunk-error';
import { Skeleton } from '../skeleton';
import { DrawnIcon } from './drawn-icon';
import type { StoredIcon } from './search';
import { useIcon } from './use-icon';
import './icon-picker.scss';

export type { StoredIcon } from './search';

/** Loaded when the user opens the picker. */
const useChoice = createChunk( () =>
	import( /* webpackChunkName: "admin-icon-choice" */ './choice' ).then(
		( { IconChoice } ) => IconChoice
	)
);

interface IconPickerProps {
	/** The button's accessible name, such as `Icon of option 1`. */
	label: string;
	/** Its name is empty if there is none. */
	value: StoredIcon;
	color?: string | undefined;
	isDisabled?: boolean;
	onChange: ( icon: StoredIcon ) => void;
}

/** A button that shows the chosen icon and opens the picker. */
export function IconPicker( {
	label,
	value,
	color,
	isDisabled = false,
	onChange,
}: IconPickerProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const icon = useIcon( value );
	return (
		<>
			<Button
				className="userfeedback-icon-picker"
				variant="secondary"
				label={ label }
				aria-haspopup="dialog"
				disabled={ isDisabled }
				onClick={ () => setIsOpen( true ) }
			>
				{ icon ? (
					<DrawnIcon icon={ icon } size={ 20 } color={ color } />
				) : (
					<span
						className="userfeedback-icon-picker__none"
						aria-hidden="true"
					>
						{ __( 'Icon', 'userfeedback' ) }
					</span>
				) }
			</Button>
			{ isOpen && (
				<IconDialog
					title={ label }
					value={ value }
					onChoose={ ( chosen ) => {
						setIsOpen( false );
						onChange( chosen );
					} }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}

function IconDialog( {
	title,
	value,
	onChoose,
	onClose,
}: {
	title: string;
	value: StoredIcon;
	onChoose: ( icon: StoredIcon ) => void;
	onClose: () => void;
} ) {
	const { part: IconChoice, hasFailed, retry } = useChoice();
	return (
		<Modal
			className="userfeedback-icon-dialog"
			title={ title }
			onRequestClose={ onClose }
		>
			{ hasFailed && <ChunkError onRetry={ retry } /> }
			{ ! hasFailed && ! IconChoice && (
				<Skeleton shape="row" count={ 4 } />
			) }
			{ IconChoice && (
				<IconChoice
					value={ value }
					onChoose={ onChoose }
					onClose={ onClose }
				/>
			) }
		</Modal>
	);
}
