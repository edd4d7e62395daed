import { mountScreen } from '../../components/mount-screen';
import { HeatmapsRoutes } from './routes';

mountScreen( <HeatmapsRoutes /> );
