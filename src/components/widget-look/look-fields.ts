import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { FeatureName } from '@/hooks/use-feature';
import type { LookUnit, Theming } from '@/survey-model';

/** The appearance of a survey, or of all of them: the plugin has no text of the last question's button. */
export type Look = Omit< Theming, 'followed' | 'finish_text' > &
	Partial< Pick< Theming, 'finish_text' > >;

/** The groups in which the fields are shown. */
export type LookGroupName =
	'colors' | 'position' | 'font' | 'texts' | 'tab' | 'logo';

/** The heading of a group. */
export function lookGroupTitle( group: LookGroupName ): string {
	switch ( group ) {
		case 'colors':
			return __( 'Colors', 'userfeedback' );
		case 'position':
			return __( 'Position', 'userfeedback' );
		case 'font':
			return __( 'Font', 'userfeedback' );
		case 'texts':
			return __( 'Button texts', 'userfeedback' );
		case 'tab':
			return __( 'Tab', 'userfeedback' );
		case 'logo':
			return __( 'Logo', 'userfeedback' );
	}
}

/** What is reset with a group: the icon's color is one of the colors, though the tab shows it. */
export const GROUP_UNITS: Readonly<
	Record< LookGroupName, readonly LookUnit[] >
> = {
	colors: [ 'color_scheme' ],
	position: [ 'position' ],
	font: [ 'font' ],
	texts: [ 'next_text', 'skip_text' ],
	tab: [ 'widget_toggle_text', 'widget_toggle_icon' ],
	logo: [ 'show_logo' ],
};

/** What the form reads and changes. */
export interface LookFields {
	look: Look;
	edit: ( changes: Partial< Look > ) => void;
	/** The error at a field or inside it, if it may be shown now. */
	errorOf: ( field: keyof Look ) => string | undefined;
	/** The screen, as `utm_medium` for the vendor's statistics. */
	medium: string;
	/** What can be done with a group as a whole, shown at its end. */
	groupAction: ( group: LookGroupName, title: string ) => ReactNode;
}

/** The features of the fields that one locks as a whole. The position has only some locked values. */
export const LOOK_FEATURES = {
	color_scheme: 'colors',
	widget_color: 'colors',
	text_color: 'colors',
	button_color: 'colors',
	widget_toggle_color: 'colors',
	font: 'fonts',
	widget_toggle_text: 'texts',
	widget_toggle_icon: 'texts',
	skip_text: 'texts',
	next_text: 'texts',
	finish_text: 'texts',
	logo_type: 'logo',
	custom_logo: 'logo',
} as const satisfies Partial< Record< keyof Look, FeatureName > >;
