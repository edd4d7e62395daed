import { mountScreen } from '../../components/mount-screen';
import { SettingsRoutes } from './routes';
import './settings.scss';

mountScreen( <SettingsRoutes /> );
