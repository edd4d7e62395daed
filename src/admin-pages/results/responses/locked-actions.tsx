import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { UnlockDialog, lockSentence } from '@/components/lock';
import { useFeature } from '@/hooks/use-feature';

/** The action that the plan does not include: its tooltip says what it requires, and pressing it shows how to unlock it. */
export function LockedActions() {
	const feature = useFeature( 'response-changes' );
	const [ isAsking, setIsAsking ] = useState( false );
	return (
		<>
			<Button
				className="userfeedback-responses__locked-action"
				size="compact"
				variant="tertiary"
				aria-disabled
				showTooltip
				label={ `${ __( 'Delete', 'userfeedback' ) }. ${ lockSentence( feature ) }` }
				onClick={ () => setIsAsking( true ) }
			>
				{ __( 'Delete', 'userfeedback' ) }
			</Button>
			{ isAsking && (
				<UnlockDialog
					feature={ feature }
					medium="responses"
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
