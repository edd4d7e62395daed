import { __ } from '@wordpress/i18n';
import { LockBlurb } from '@/components/lock';
import { getAdminData } from '@/lib/admin-data';
import type { Feature } from '@/hooks/use-feature';
import { MEDIUM } from '../../medium';

/** A notice on a question with a locked type: what visitors see, and how to unlock the type. */
export function LockedQuestion( { feature }: { feature: Feature } ) {
	const isAsked =
		getAdminData().add_ons[ feature.addon ?? '' ]?.active ?? false;
	return (
		<LockBlurb feature={ feature.name } medium={ MEDIUM }>
			<p>
				{ isAsked
					? __(
							'Visitors are still asked this question as it is. It cannot be changed meanwhile.',
							'userfeedback'
						)
					: __(
							'Visitors do not see this survey meanwhile. What you wrote is kept.',
							'userfeedback'
						) }
			</p>
		</LockBlurb>
	);
}
