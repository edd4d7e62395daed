import { __, sprintf } from '@wordpress/i18n';
import { MediaPicker } from '@/components/media-picker';
import type { ImageRadioQuestion } from '@/survey-model';
import { COMPARATORS, LIMITS } from '@/survey-model';
import type { OptionPartProps } from './definition';
import { defineQuestionType } from './definition';
import { SQUARE, drawing } from './drawing';

const BLANK = { label: '', image: '' };

function OptionImage( {
	option,
	number,
	isLocked,
	edit,
}: OptionPartProps< ImageRadioQuestion > ) {
	return (
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
			isDisabled={ isLocked }
			onChange={ ( image ) =>
				edit( ( current ) => ( { ...current, image } ) )
			}
		/>
	);
}

export const imageRadio = defineQuestionType< ImageRadioQuestion >( {
	name: 'image-radio',
	label: __( 'Image Radio', 'userfeedback' ),
	icon: drawing( `${ SQUARE }M5 16l4-4 3 3 3-3.5 4 4.5` ),
	feature: 'image-radio',
	config: {
		options: Array.from( { length: LIMITS.minOptions }, () => BLANK ),
	},
	options: { min: LIMITS.minOptions, blank: BLANK },
	comparators: COMPARATORS[ 'image-radio' ],
	OptionPart: OptionImage,
} );
