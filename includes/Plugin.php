<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

use Closure;
use LogicException;
use Throwable;
use UserFeedback\Access\Rights;
use UserFeedback\Admin\DatabaseNotice;
use UserFeedback\Database\Installer;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Network;
use UserFeedback\Settings\DataSettings;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Command;
use UserFeedback\Support\Failures;
use UserFeedback\Support\RestController;
use WP;
use WP_CLI;
use WP_REST_Request;
use WP_REST_Server;

/**
 * The plugin as a whole: the container with its services, its routes and commands, and what happens when it comes and goes.
 *
 * @since 0.1.0
 */
final class Plugin {

	/** Routes of WordPress that read the routes of everybody. */
	private const ROUTES_OF_ALL = [ '', '/', '/batch/v1' ];

	/** Main files with our name. */
	private const SAME_NAME = '#^userfeedback[^/]*/userfeedback\.php$#';

	private static ?self $instance = null;

	private readonly Container $container;

	private readonly Modules $modules;

	/** Gets our routes when somebody asks for one of them. */
	private ?WP_REST_Server $awaiting = null;

	/** @var list<class-string<RestController>> Controllers whose routes it has. */
	private array $registered = [];

	/**
	 * @param array<class-string, object> $services Instances by the class or interface that they take the place of: a test passes its Clock,
	 *                                              for example.
	 */
	public function __construct( array $services = [] ) {
		$this->container = new Container( fn ( string $service ) => $this->get( Modules::class )->define( $service ) );
		$this->modules   = new Modules( $this->container );
		$this->container->share( Modules::class, $this->modules );
		foreach ( $services as $name => $service ) {
			$this->container->share( $name, $service );
		}
	}

	/**
	 * The plugin of this request, whose services the callbacks of hooks use.
	 */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/**
	 * A service of the current site, or a module: for add-ons, for tests, and for whoever removes a hook (docs/hooks.md).
	 *
	 * @template T of object
	 * @param class-string<T> $name Class or interface.
	 * @return T
	 * @throws LogicException When there is no such service.
	 */
	public function get( string $name ): object {
		return $this->container->get( $name );
	}

	/**
	 * Adds all hooks, and is the plugin of this request from now on.
	 */
	public function register(): void {
		self::$instance = $this;
		add_action( 'init', [ $this, 'loadTextDomain' ], 0 );
		$other = self::otherPlugin();
		if ( $other !== '' ) {
			( new BesideOther( $this, $other ) )->register();
			return;
		}
		Hooks::add();
		add_action( 'rest_api_init', [ $this, 'awaitRoutes' ] );
		add_action( 'cli_init', [ $this, 'registerCommands' ] );
		add_action( 'admin_init', [ $this, 'registerActions' ], 0 );
	}

	/**
	 * File of an active plugin that has our name, pages, routes and shortcode, below the folder of plugins; '' without one. Then ours does not start
	 * (decision 0100).
	 *
	 * @since 0.7.0
	 * @phpstan-impure
	 */
	public static function otherPlugin(): string {
		$network = is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins' ) ) : [];
		foreach ( [ ...(array) get_option( 'active_plugins' ), ...$network ] as $file ) {
			// Our add-ons have files of their own names.
			if ( ! is_string( $file ) || preg_match( self::SAME_NAME, $file ) !== 1 || $file === plugin_basename( USERFEEDBACK_FILE ) ) {
				continue;
			}
			// One that was deleted without being deactivated is still listed; a link may lead to ours.
			$path = realpath( WP_PLUGIN_DIR . "/$file" );
			if ( $path !== false && $path !== realpath( USERFEEDBACK_FILE ) ) {
				return $file;
			}
		}
		return '';
	}

	/**
	 * Action init: the translations of PHP. From WordPress 6.8 on the header of the plugin does the same.
	 *
	 * @since 0.7.0
	 */
	public function loadTextDomain(): void {
		load_plugin_textdomain( 'userfeedback', false, dirname( plugin_basename( USERFEEDBACK_FILE ) ) . '/languages' );
	}

	/**
	 * Action admin_init: actions of admin-ajax.php, in a request for one of them.
	 *
	 * @since 0.7.0
	 */
	public function registerActions(): void {
		$action = wp_doing_ajax() && is_user_logged_in() ? Cast::string( $_REQUEST['action'] ?? '' ) : '';
		if ( ! str_starts_with( $action, 'userfeedback_' ) ) {
			return;
		}
		foreach ( $this->modules->ajaxActions() as $name ) {
			$this->get( $name )->register();
		}
	}

	/**
	 * Action rest_api_init: the routes follow when somebody asks for one of them, so that the other routes of a site do not pay for ours.
	 *
	 * @param mixed $server The WP_REST_Server; nothing where a plugin fires the action without one.
	 */
	public function awaitRoutes( mixed $server ): void {
		if ( ! $server instanceof WP_REST_Server ) {
			return;
		}
		$this->awaiting   = $server;
		$this->registered = [];
		add_filter( 'rest_pre_dispatch', [ $this, 'registerRoutes' ], 10, 3 );
		$request = $GLOBALS['wp'] ?? null;
		$route   = $request instanceof WP ? $request->query_vars['rest_route'] ?? '' : '';
		$root    = '/' . RestController::REST_NAMESPACE . '/';
		if ( is_string( $route ) && str_starts_with( $route, $root ) && Routes::isAlone( substr( $route, strlen( $root ) ) ) ) {
			remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
		}
	}

	/**
	 * Filter rest_pre_dispatch: registers the REST routes that may answer a request for one of ours; all for the list of all routes, or for several
	 * at once.
	 *
	 * @param mixed $result Returned as it is.
	 */
	public function registerRoutes( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$route = $request->get_route();
		$root  = '/' . RestController::REST_NAMESPACE . '/';
		$path  = str_starts_with( "$route/", $root ) ? (string) substr( $route, strlen( $root ) ) : null;
		if ( $server === $this->awaiting && ( $path !== null || in_array( $route, self::ROUTES_OF_ALL, true ) ) ) {
			$controllers = $path === null ? Routes::all() : Routes::answering( $request->get_method(), $path );
			foreach ( array_diff( $controllers, $this->registered ) as $controller ) {
				$this->registered[] = $controller;
				try {
					$this->get( $controller )->register_routes();
				} catch ( Throwable $failure ) {
					// The other routes go on.
					Failures::log( $failure );
				}
			}
		}
		return $result;
	}

	/**
	 * Registers the WP-CLI commands of all modules.
	 */
	public function registerCommands(): void {
		foreach ( $this->modules->commands() as $name => $class ) {
			$this->addCommand( $name, $class );
		}
	}

	/**
	 * Registers one WP-CLI command below `wp userfeedback`.
	 *
	 * @since 0.7.0
	 *
	 * @param class-string<Command>   $class
	 * @param (Closure(): mixed)|null $start What runs before the command.
	 */
	public function addCommand( string $name, string $class, ?Closure $start = null ): void {
		$before = function () use ( $class, $start ): void {
			$start === null ? null : $start();
			$this->demandRights( $class );
			$this->demandTables();
		};
		WP_CLI::add_command( "userfeedback $name", $this->container->get( $class ), [ 'before_invoke' => $before ] );
	}

	/**
	 * Ends a WP-CLI command for whose user its capability is missing.
	 *
	 * @since 0.7.0
	 *
	 * @param class-string<Command> $command
	 */
	public function demandRights( string $command ): void {
		try {
			$this->get( Rights::class )->demand( get_current_user_id(), $command::capability() );
		} catch ( AccessDenied $denied ) {
			WP_CLI::error( $denied->getMessage() );
		}
	}

	/**
	 * Brings the tables up to date before a WP-CLI command runs; ends the command where that fails.
	 */
	public function demandTables(): void {
		if ( $this->get( Migrator::class )->isOutdated() ) {
			// Also if the database has just refused: the command reports why.
			$this->get( Installer::class )->install();
		}
		$problem = $this->get( DatabaseNotice::class )->text();
		if ( $problem !== '' ) {
			WP_CLI::error( $problem );
		}
	}

	/**
	 * Runs when somebody activates the plugin. Where the database refuses, an administrator sees a notice instead of an error.
	 */
	public function activate(): void {
		$this->get( Installer::class )->install();
		if ( $this->get( Migrator::class )->isCurrent() ) {
			$this->modules->activate();
		}
	}

	/**
	 * Runs when somebody deactivates the plugin.
	 *
	 * @param bool $onNetwork Whether it was active on every site of the network.
	 */
	public function deactivate( bool $onNetwork ): void {
		if ( $onNetwork ) {
			Network::onEverySite(
				function (): void {
					$this->modules->deactivate();
					$this->container->forgetSite();
				}
			);
		} else {
			$this->modules->deactivate();
		}
	}

	/**
	 * Runs when somebody deletes the plugin: each site's data goes or stays, as the site or USERFEEDBACK_REMOVE_DATA says. What is of a whole network
	 * goes with its main site. Safe to repeat after it was killed: the choice of a site is removed last.
	 */
	public function uninstall(): void {
		Network::onEverySite(
			function (): void {
				$this->modules->deactivate();
				if ( DataSettings::areDeleted() ) {
					$network = Network::ofMainSite();
					$network === null || $this->modules->uninstallNetwork( $network );
					$this->modules->uninstall();
				}
				$this->container->forgetSite();
			}
		);
	}
}
