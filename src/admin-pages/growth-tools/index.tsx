import { mountScreen } from '../../components/mount-screen';
import { GrowthToolsRoutes } from './routes';
import './growth-tools.scss';

mountScreen( <GrowthToolsRoutes /> );
