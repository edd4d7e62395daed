import { __, sprintf } from '@wordpress/i18n';
import { IconPicker } from '../../../../components/icon-picker';
import { MediaPicker } from '../../../../components/media-picker';
import type {
	IconChoiceQuestion,
	ImageRadioQuestion,
} from '../../../../survey-model';
import type { OptionKind } from './options-field';

type ImageOption = ImageRadioQuestion[ 'config' ][ 'options' ][ number ];
type IconOption = IconChoiceQuestion[ 'config' ][ 'options' ][ number ];

/** Options that are labels and nothing else. */
export const LABELS: OptionKind< string > = {
	blank: () => '',
	withLabel: ( _, label ) => label,
};

/** Options with a picture each. */
export function imageOptions( isDisabled: boolean ): OptionKind< ImageOption > {
	return {
		blank: () => ( { label: '', image: '' } ),
		withLabel: ( option, label ) => ( { ...option, label } ),
		extra: ( option, number, onChange ) => (
			<MediaPicker
				label={ sprintf(
					/* translators: %d: number of an option. */
					__( 'Choose the image of option %d', 'userfeedback' ),
					number
				) }
				removeLabel={ sprintf(
					/* translators: %d: number of an option. */
					__( 'Remove the image of option %d', 'userfeedback' ),
					number
				) }
				value={ option.image }
				alt={ option.label }
				isDisabled={ isDisabled }
				onChange={ ( image ) => onChange( { ...option, image } ) }
			/>
		),
	};
}

/** Options with an icon each, in the color of the question. */
export function iconOptions(
	isDisabled: boolean,
	color: string
): OptionKind< IconOption > {
	return {
		blank: () => ( { label: '', icon: { name: '', style: '' } } ),
		withLabel: ( option, label ) => ( { ...option, label } ),
		extra: ( option, number, onChange ) => (
			<IconPicker
				label={ sprintf(
					/* translators: %d: number of an option. */
					__( 'Choose the icon of option %d', 'userfeedback' ),
					number
				) }
				value={ option.icon }
				color={ color }
				isDisabled={ isDisabled }
				onChange={ ( icon ) => onChange( { ...option, icon } ) }
			/>
		),
	};
}
