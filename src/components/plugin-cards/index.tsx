import { Icon } from '@wordpress/components';
import type { RecommendedPlugin } from '@/lib/admin-data';
import type { PluginList } from '@/stores/plugins/types';
import { ToolCard } from '../tool-card';
import { ToolStatus } from '../tool-card/status';
import { iconOf } from './icons';
import { PluginAction, stepOf } from './plugin-action';
import './plugin-cards.scss';
import type { usePluginWork } from './use-plugin-work';

/** The status that belongs to the next step. */
const STATUS = {
	install: 'not-installed',
	activate: 'inactive',
	deactivate: 'active',
} as const;

interface PluginCardProps {
	item: RecommendedPlugin;
	list: PluginList;
	worker: ReturnType< typeof usePluginWork >;
	/** Whether an installed plugin is activated immediately. */
	activatesToo?: boolean;
}

/** The card of a recommended plugin, an item of ToolCards. */
export function PluginCard( {
	item: { slug, text },
	list,
	worker: { busy, run },
	activatesToo = false,
}: PluginCardProps ) {
	const plugin = list.plugins.find( ( known ) => known.slug === slug );
	if ( plugin === undefined ) {
		return null;
	}
	return (
		<ToolCard
			id={ `userfeedback-plugin-${ slug }` }
			level={ 3 }
			icon={
				<span className="userfeedback-tool-icon">
					<Icon icon={ iconOf( slug ) } size={ 28 } />
				</span>
			}
			title={ plugin.title }
			status={ <ToolStatus status={ STATUS[ stepOf( plugin ) ] } /> }
			action={
				<PluginAction
					plugin={ plugin }
					list={ list }
					work={ busy?.slug === slug ? busy.work : undefined }
					isBlocked={ busy !== undefined }
					onAct={ ( step ) =>
						void run(
							plugin,
							step === 'install' &&
								activatesToo &&
								list.can_activate
								? [ 'install', 'activate' ]
								: [ step ]
						)
					}
				/>
			}
		>
			<p>{ text }</p>
		</ToolCard>
	);
}
