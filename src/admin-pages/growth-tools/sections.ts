import { __ } from '@wordpress/i18n';

export type SectionName =
	'featured' | 'traffic' | 'engagement' | 'revenue' | 'guides';

interface Section {
	readonly name: SectionName;
	/** In the tabs. */
	readonly tab: string;
	readonly heading: string;
}

/** The sections in display order. */
export const SECTIONS: readonly Section[] = [
	{
		name: 'featured',
		tab: __( 'Featured', 'userfeedback' ),
		heading: __( 'Featured Tools', 'userfeedback' ),
	},
	{
		name: 'traffic',
		tab: __( 'Traffic', 'userfeedback' ),
		heading: __( 'Website Traffic Tools', 'userfeedback' ),
	},
	{
		name: 'engagement',
		tab: __( 'Engagement', 'userfeedback' ),
		heading: __( 'Engagement Tools', 'userfeedback' ),
	},
	{
		name: 'revenue',
		tab: __( 'Revenue', 'userfeedback' ),
		heading: __( 'Revenue Tools', 'userfeedback' ),
	},
	{
		name: 'guides',
		tab: __( 'Guides & Resources', 'userfeedback' ),
		heading: __( 'Online Marketing Guides / Resources', 'userfeedback' ),
	},
];

/** The id of a section's heading. */
export function headingId( name: SectionName ): string {
	return `userfeedback-growth-${ name }`;
}
