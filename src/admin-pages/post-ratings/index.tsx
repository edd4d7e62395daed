import { mountScreen } from '../../components/mount-screen';
import { PostRatingsRoutes } from './routes';

mountScreen( <PostRatingsRoutes /> );
