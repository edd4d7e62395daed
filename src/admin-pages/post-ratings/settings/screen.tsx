import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { describeError } from '@/lib/describe-error';
import { ErrorState } from '@/components/error-state';
import { LeaveDialog } from '@/components/leave-dialog';
import { LockBlurb } from '@/components/lock';
import { Page } from '@/components/page';
import { SaveButton } from '@/components/save-button';
import { Skeleton } from '@/components/skeleton';
import { useLeaveGuard } from '@/hooks/use-leave-guard';
import { useResolution } from '@/hooks/use-resolution';
import { RATING_SETTINGS, pathOf } from '@/routes';
import { store as ratingSettingsStore } from '@/stores/rating-settings';
import { RatingTabs } from '../components/rating-tabs';
import { RatingForm } from './form';
import { RatingPreviewCard } from './preview';
import { useRatingFields } from './use-rating-fields';
import { useSave } from './use-save';
import './settings.scss';

/** Asks before unsaved changes are lost. */
function UnsavedGuard() {
	const { isDirty } = useSelect( ratingSettingsStore, [] );
	const { discardEdits } = useDispatch( ratingSettingsStore );
	const guard = useLeaveGuard( {
		hasUnsaved: () => isDirty(),
		isInside: ( route ) => pathOf( route ) === RATING_SETTINGS,
	} );
	return (
		<LeaveDialog guard={ guard } onLeave={ () => discardEdits() }>
			{ __(
				'What you changed in the settings since they were last saved will be lost.',
				'userfeedback'
			) }
		</LeaveDialog>
	);
}

/**
 * The form with its preview, or that the settings are loading or could not be loaded.
 *
 * @param props
 * @param props.refusal See RatingForm.
 */
function Content( { refusal }: { refusal: object | undefined } ) {
	const fields = useRatingFields();
	const { error, retry } = useResolution(
		ratingSettingsStore,
		'getSaved',
		[]
	);
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'The settings could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		);
	}
	return fields === undefined ? (
		<Skeleton count={ 2 } shape="card" />
	) : (
		<div className="userfeedback-rating-columns">
			<RatingForm { ...fields } refusal={ refusal } />
			<div className="userfeedback-rating-columns__preview">
				<RatingPreviewCard settings={ fields.settings } />
			</div>
		</div>
	);
}

/** The settings of post ratings with their preview. */
export function RatingSettingsScreen() {
	const { isDirty, isSaving, error, failures, forgetError, save } = useSave();
	const isInvalid = error !== undefined && error.fields.length > 0;
	return (
		<Page
			key="rating-settings"
			title={ __( 'Post Ratings', 'userfeedback' ) }
			navigation={ <RatingTabs current={ RATING_SETTINGS } /> }
			actions={
				<SaveButton
					isDirty={ isDirty }
					isSaving={ isSaving }
					onSave={ save }
				/>
			}
		>
			<div className="userfeedback-rating-settings">
				{ error && (
					<Banner
						key={ failures }
						status="error"
						// The message at the bottom is announced.
						isSilent
						onClose={ forgetError }
						actions={
							isInvalid
								? []
								: [
										{
											label: __(
												'Try again',
												'userfeedback'
											),
											onClick: save,
										},
									]
						}
					>
						{ isInvalid
							? __(
									'Please fix errors on this page.',
									'userfeedback'
								)
							: describeError( error ) }
					</Banner>
				) }
				<LockBlurb feature="post-ratings" medium="post-ratings">
					<p>
						{ __(
							'Let readers rate your posts, and see which ones they like.',
							'userfeedback'
						) }
					</p>
				</LockBlurb>
				<Content refusal={ isInvalid ? error : undefined } />
			</div>
			<UnsavedGuard />
		</Page>
	);
}
