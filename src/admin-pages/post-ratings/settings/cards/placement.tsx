import { Button, CheckboxControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { copy } from '@wordpress/icons';
import { getAdminData } from '@/lib/admin-data';
import { Card } from '@/components/card';
import { RadioCards } from '@/components/radio-cards';
import { useSnackbar } from '@/components/snackbars';
import type { RatingFields } from '../use-rating-fields';

const SHORTCODE = '[userfeedback_rating]';

/** The shortcode with a button that copies it. */
function Shortcode() {
	const showSnackbar = useSnackbar();
	const button = useCopyToClipboard< HTMLButtonElement >( SHORTCODE, () =>
		showSnackbar( __( 'Copied to Clipboard', 'userfeedback' ), {
			about: 'clipboard',
		} )
	);
	return (
		<div className="userfeedback-rating-shortcode">
			<p>
				{ __(
					'You can also put the control anywhere in a post with the block “Post rating” or with this shortcode. To rate another post, add its ID: [userfeedback_rating id="42"].',
					'userfeedback'
				) }
			</p>
			<code dir="ltr">{ SHORTCODE }</code>
			<Button
				__next40pxDefaultSize
				ref={ button }
				variant="secondary"
				icon={ copy }
			>
				{ __( 'Copy shortcode', 'userfeedback' ) }
			</Button>
		</div>
	);
}

function PostTypes( { settings, isLocked, errorOf, edit }: RatingFields ) {
	const { post_types: chosen } = settings;
	const error = errorOf( 'post_types' );
	return (
		<fieldset className="userfeedback-rating-post-types">
			<legend>{ __( 'Can be rated', 'userfeedback' ) }</legend>
			{ getAdminData().rating_post_types.map( ( { name, label } ) => (
				<CheckboxControl
					key={ name }
					__nextHasNoMarginBottom
					label={ label }
					checked={ chosen.includes( name ) }
					disabled={ isLocked }
					onChange={ ( isWanted ) =>
						edit(
							'post_types',
							// Sorted, because the order has no meaning: choosing what is saved is no change.
							( isWanted
								? [ ...chosen, name ]
								: chosen.filter( ( each ) => each !== name )
							).sort()
						)
					}
				/>
			) ) }
			{ error !== undefined && (
				<p className="userfeedback-rating-form__error">{ error }</p>
			) }
		</fieldset>
	);
}

/** Where the control is, and whose posts can be rated. */
export function PlacementCard( fields: RatingFields ) {
	const { settings, errorOf, edit } = fields;
	return (
		<Card title={ __( 'Placement', 'userfeedback' ) }>
			<div className="userfeedback-rating-form__fields">
				<RadioCards
					label={ __( 'Position', 'userfeedback' ) }
					medium="post-ratings"
					value={ settings.display_settings }
					cards={ [
						{
							value: 'after_content',
							label: __( 'After the content', 'userfeedback' ),
							description: __(
								'Where readers have finished the post.',
								'userfeedback'
							),
						},
						{
							value: 'before_comments',
							label: __( 'Before the comments', 'userfeedback' ),
							description: __(
								'Below what the theme shows after the content.',
								'userfeedback'
							),
						},
						{
							value: 'after_comments',
							label: __( 'After the comments', 'userfeedback' ),
							description: __(
								'At the end of the post.',
								'userfeedback'
							),
						},
						{
							value: 'manual',
							label: __( 'Manual', 'userfeedback' ),
							description: __(
								'Only where you put the block or the shortcode.',
								'userfeedback'
							),
						},
					] }
					error={ errorOf( 'display_settings' ) }
					onChange={ ( place ) => edit( 'display_settings', place ) }
				/>
				<PostTypes { ...fields } />
				<Shortcode />
			</div>
		</Card>
	);
}
