<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Modules;
use UserFeedback\PostRatings\Results\RatingDashboardService;
use UserFeedback\Support\Assets;
use UserFeedback\Support\ClientIp;
use UserFeedback\Surveys\SurveyService;

/**
 * Our pages and notices in the dashboard.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define(
			ScreenConfig::class,
			static fn ( Container $c ) => new ScreenConfig(
				$c->get( Assets::class ),
				$c->get( LicenseReport::class ),
				$c->get( AddOnStates::class ),
				$c->get( Modules::class )->screenData( ... )
			)
		);
		$container->define(
			ProxyNotice::class,
			static fn ( Container $c ) => new ProxyNotice(
				$c->lazy( ProxyOffers::class ),
				$c->lazy( ReleaseHeld::class ),
				$c->get( ClientIp::class )
			)
		);
		$container->define( RatingWidget::class, static fn ( Container $c ) => new RatingWidget( $c->lazy( RatingDashboardService::class ) ) );
		$container->define( RatingColumn::class, static fn ( Container $c ) => new RatingColumn( $c->lazy( RatingDashboardService::class ) ) );
	}

	public function register(): void {
		if ( is_admin() ) {
			$this->container->get( ScreenConfig::class )->register();
			$this->container->get( Menu::class )->register();
			$this->container->get( DatabaseNotice::class )->register();
			$this->container->get( ProxyNotice::class )->register();
			$this->container->get( WelcomeNotice::class )->register();
			$this->container->get( RatingWidget::class )->register();
			$this->container->get( RatingColumn::class )->register();
		}
	}

	public function jobHandlers(): array {
		return [ ReleaseHeld::class ];
	}

	public function longWorks(): array {
		return [ ReleaseHeld::class ];
	}

	public function dailyTasks(): array {
		return [
			function (): void {
				// Those that were confirmed in wp-config.php.
				foreach ( $this->container->get( ProxyOffers::class )->confirmed() as $address ) {
					$this->container->get( ReleaseHeld::class )->release( $address );
				}
			},
		];
	}

	public function activate(): void {
		if ( $this->container->get( SurveyService::class )->idsOutsideTheTrash() === [] ) {
			WelcomeNotice::remember();
		}
	}

	public function uninstall(): void {
		delete_option( WelcomeNotice::OPTION );
	}
}
