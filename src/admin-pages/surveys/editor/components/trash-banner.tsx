import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { Banner } from '@/components/banner';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { store as surveysStore } from '@/stores/surveys';
import { useEditor } from '../context';

interface TrashBannerProps {
	survey: number;
	onFail: ( error: ApiError ) => void;
}

/** Says that the survey is in the trash, as long as it is there, and restores it. What is not saved stays in the builder. */
export function TrashBanner( { survey, onFail }: TrashBannerProps ) {
	const { isSaving } = useEditor();
	const { changeSurveys, refreshSurvey } = useDispatch( surveysStore );
	const canRestore = getAdminData().capabilities.delete_surveys;

	// No attempt: Try again repeats what failed before.
	async function restore(): Promise< void > {
		if ( isSaving ) {
			return;
		}
		try {
			await changeSurveys( 'restore', [ survey ] );
			await refreshSurvey( survey );
		} catch ( thrown ) {
			onFail( toApiError( thrown ) );
		}
	}
	return (
		<Banner
			status="warning"
			actions={
				canRestore
					? [
							{
								label: __( 'Restore', 'userfeedback' ),
								onClick: () => void restore(),
							},
						]
					: []
			}
		>
			{ canRestore
				? __(
						'This survey is in the trash: visitors do not see it, and it cannot be published.',
						'userfeedback'
					)
				: __(
						'This survey is in the trash: visitors do not see it, and it cannot be published. Somebody who may delete surveys can restore it.',
						'userfeedback'
					) }
		</Banner>
	);
}
