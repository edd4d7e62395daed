import { registerPlugin } from '@wordpress/plugins';
import { Panel } from './panel';
import './style.scss';

registerPlugin( 'userfeedback-post-panel', { render: Panel, icon: null } );
