import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { lock } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { useFeature } from '../../hooks/use-feature';
import type { FeatureName } from '../../hooks/use-feature';
import { lockSentence } from './lock-text';
import { UnlockAction } from './unlock-action';
import { UnlockDialog } from './unlock-dialog';
import './lock.scss';

interface LockBlurbProps {
	feature: FeatureName;
	/** The screen, for the vendor's statistics: `survey-editor`. */
	medium: string;
	/** What more there is to say than what it takes. */
	children?: ReactNode;
}

/** Says in the place of a locked part of a screen what it takes, and leads there. Nothing where the feature is allowed. */
export function LockBlurb( {
	feature: name,
	medium,
	children,
}: LockBlurbProps ) {
	const feature = useFeature( name );
	const [ isAsking, setIsAsking ] = useState( false );
	if ( feature.isAllowed ) {
		return null;
	}
	return (
		<div className="userfeedback-lock-blurb">
			<Icon icon={ lock } size={ 24 } />
			<div className="userfeedback-lock-blurb__words">
				<p>{ lockSentence( feature ) }</p>
				{ children }
			</div>
			<UnlockAction
				feature={ feature }
				onUpgrade={ () => setIsAsking( true ) }
			/>
			{ isAsking && (
				<UnlockDialog
					feature={ feature }
					medium={ medium }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</div>
	);
}
