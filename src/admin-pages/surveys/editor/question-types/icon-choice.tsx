import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ColorField } from '@/components/color-field';
import { IconPicker } from '@/components/icon-picker';
import type { IconChoiceQuestion } from '@/survey-model';
import { COMPARATORS, LIMITS } from '@/survey-model';
import type { OptionPartProps, TypePartProps } from './definition';
import { defineQuestionType } from './definition';
import { CIRCLE, drawing } from './drawing';

/** The height of an icon on the visitor's page in px. */
const ICON_SIZES = { small: 16, medium: 20, large: 24 } as const;

type IconSize = keyof typeof ICON_SIZES;

function iconSizeLabel( size: IconSize ): string {
	const names: Record< IconSize, string > = {
		small: __( 'Small', 'userfeedback' ),
		medium: __( 'Medium', 'userfeedback' ),
		large: __( 'Large', 'userfeedback' ),
	};
	return sprintf(
		/* translators: 1: small, medium or large, 2: a number of pixels. */
		__( '%1$s (%2$d px)', 'userfeedback' ),
		names[ size ],
		ICON_SIZES[ size ]
	);
}

/** The icon of an option in the question's color. */
function OptionIcon( {
	question,
	option,
	number,
	isLocked,
	edit,
}: OptionPartProps< IconChoiceQuestion > ) {
	return (
		<IconPicker
			label={ sprintf(
				/* translators: %d: number of an option. */
				__( 'Choose the icon of option %d', 'userfeedback' ),
				number
			) }
			value={ option.icon }
			color={ question.settings.icon_color }
			isDisabled={ isLocked }
			onChange={ ( icon ) =>
				edit( ( current ) => ( { ...current, icon } ) )
			}
		/>
	);
}

function IconSettings( {
	question,
	isLocked,
	edit,
}: TypePartProps< IconChoiceQuestion > ) {
	const { settings } = question;
	const set = ( changes: Partial< typeof settings > ) =>
		edit( ( current ) => ( {
			...current,
			settings: { ...current.settings, ...changes },
		} ) );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Icon size', 'userfeedback' ) }
				value={ settings.icon_size }
				disabled={ isLocked }
				options={ ( [ 'small', 'medium', 'large' ] as const ).map(
					( size ) => ( {
						value: size,
						label: iconSizeLabel( size ),
					} )
				) }
				onChange={ ( icon_size ) => set( { icon_size } ) }
			/>
			<ColorField
				label={ __( 'Icon color', 'userfeedback' ) }
				value={ settings.icon_color }
				isDisabled={ isLocked }
				onChange={ ( icon_color ) => set( { icon_color } ) }
			/>
		</>
	);
}

export const iconChoice = defineQuestionType< IconChoiceQuestion >( {
	name: 'icon-choice',
	label: __( 'Icon Choice', 'userfeedback' ),
	icon: drawing( `${ CIRCLE }M9 14c1.6 2 4.4 2 6 0M9.5 9.8v.4M14.5 9.8v.4` ),
	feature: 'icon-choice',
	config: { options: [] },
	settings: { icon_color: '#1579EF', icon_size: 'medium' },
	options: {
		min: LIMITS.minOptions,
		blank: { label: '', icon: { name: '', style: '' } },
	},
	comparators: COMPARATORS[ 'icon-choice' ],
	OptionPart: OptionIcon,
	Edit: IconSettings,
} );
