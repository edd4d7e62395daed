import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { ToolCard } from '@/components/tool-card';
import type { AddOnStatus } from '@/components/tool-card/status';
import { ToolStatus } from '@/components/tool-card/status';
import type { AddOn } from '@/stores/add-ons/types';
import { AddOnIcon } from './add-on-icon';
import type { ReactNode } from 'react';

interface AddOnCardProps {
	addOn: AddOn;
	status: AddOnStatus;
	action: ReactNode;
}

/** Says that an update is available, with a link to WordPress' updates. */
function UpdateLine( { update }: { update: string } ) {
	const url = getAdminData().ajax_url.replace(
		'admin-ajax.php',
		'update-core.php'
	);
	return (
		<p className="userfeedback-add-on__update">
			{ createInterpolateElement(
				sprintf(
					/* translators: %s: number of a version. */
					__(
						'Version %s is available. <a>See the updates</a>',
						'userfeedback'
					),
					update
				),
				{
					// The link's text comes from the translation.
					// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
					a: <a href={ url } />,
				}
			) }
		</p>
	);
}

/** An add-on: its purpose, its status and the next step. */
export function AddOnCard( { addOn, status, action }: AddOnCardProps ) {
	const { slug, title, excerpt, icon, version, update } = addOn;
	return (
		<ToolCard
			id={ `userfeedback-add-on-${ slug }` }
			icon={ <AddOnIcon src={ icon } /> }
			title={ title }
			status={
				<>
					<ToolStatus status={ status } />
					{ addOn.installed && version !== '' && (
						<span className="userfeedback-add-on__version">
							{ sprintf(
								/* translators: %s: number of a version. */
								__( 'Version %s', 'userfeedback' ),
								version
							) }
						</span>
					) }
				</>
			}
			action={ action }
		>
			<p>{ excerpt }</p>
			{ update !== null && <UpdateLine update={ update } /> }
		</ToolCard>
	);
}
