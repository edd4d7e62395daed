import {
	ComboboxControl,
	RadioControl,
	SelectControl,
	Spinner,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ChunkError } from '../chunk-error';
import {
	findFamilies,
	useFonts,
	weightFor,
	weightName,
	weightsOf,
} from './fonts';
import './font-picker.scss';

export interface FontChoice {
	/** The name of a family of the catalogue; empty for the theme's font. */
	family: string;
	/** 100 to 900. */
	weight: number;
}

interface FontPickerProps {
	value: FontChoice;
	error?: string | undefined;
	isDisabled?: boolean;
	onChange: ( font: FontChoice ) => void;
}

/** The number of families that the list shows at once; typing finds all others. */
const SHOWN = 50;

/** Chooses the theme's font, or a family of the catalogue and one of its upright weights. */
export function FontPicker( {
	value,
	error,
	isDisabled = false,
	onChange,
}: FontPickerProps ) {
	const [ isCustom, setIsCustom ] = useState( value.family !== '' );
	return (
		<div className="userfeedback-font-picker">
			<RadioControl
				label={ __( 'Font', 'userfeedback' ) }
				selected={ isCustom ? 'custom' : 'theme' }
				disabled={ isDisabled }
				options={ [
					{
						value: 'theme',
						label: __( 'Use Theme', 'userfeedback' ),
					},
					{
						value: 'custom',
						label: __( 'Use Custom Font', 'userfeedback' ),
					},
				] }
				onChange={ ( choice ) => {
					setIsCustom( choice === 'custom' );
					if ( choice === 'theme' && value.family !== '' ) {
						onChange( { family: '', weight: 400 } );
					}
				} }
			/>
			{ isCustom && (
				<CustomFont
					value={ value }
					isDisabled={ isDisabled }
					onChange={ onChange }
				/>
			) }
			{ error && (
				<p className="userfeedback-font-picker__error">{ error }</p>
			) }
		</div>
	);
}

function CustomFont( { value, isDisabled, onChange }: FontPickerProps ) {
	const { part: fonts, hasFailed, retry } = useFonts();
	const [ search, setSearch ] = useState( '' );
	if ( hasFailed ) {
		return <ChunkError onRetry={ retry } />;
	}
	if ( ! fonts ) {
		return <Spinner />;
	}
	const found = findFamilies( fonts, search, SHOWN );
	const families =
		value.family === '' || found.includes( value.family )
			? found
			: [ value.family, ...found ];
	return (
		<>
			{ isDisabled ? (
				<p>{ value.family }</p>
			) : (
				<ComboboxControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Font family', 'userfeedback' ) }
					help={ __(
						'Visitors’ browsers load it from Google Fonts.',
						'userfeedback'
					) }
					allowReset={ false }
					value={ value.family }
					options={ families.map( ( family ) => ( {
						value: family,
						label: family,
					} ) ) }
					onFilterValueChange={ setSearch }
					onChange={ ( family ) => {
						if ( family ) {
							onChange( {
								family,
								weight: weightFor(
									fonts,
									family,
									value.weight
								),
							} );
						}
					} }
				/>
			) }
			{ value.family !== '' && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Font weight', 'userfeedback' ) }
					disabled={ isDisabled ?? false }
					value={ String( value.weight ) }
					options={ weightsOf( fonts, value.family ).map(
						( weight ) => ( {
							value: String( weight ),
							label: weightName( weight ),
						} )
					) }
					onChange={ ( weight ) =>
						onChange( {
							family: value.family,
							weight: Number( weight ),
						} )
					}
				/>
			) }
		</>
	);
}
