<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Inbox;

use UserFeedback\Inbox\InboxService;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_User;

/**
 * Notifications of a site whose time a test moves.
 */
abstract class InboxTestCase extends TestCase {

	use SurveyFixtures;

	protected const ROUTE = '/userfeedback/v1/notifications';

	protected MovingClock $clock;

	protected Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( gmdate( 'Y-m-d H:i:s' ) );
		$this->plugin = $this->withPlan( OtherPlan::lite() );
		$this->asAdmin();
	}

	/**
	 * Puts a plugin with a plan in charge.
	 *
	 * @param array<class-string, object> $services Others in place of the site's.
	 */
	protected function withPlan( OtherPlan $plan, array $services = [] ): Plugin {
		$this->plugin = $plan->takeOver( [ Clock::class => $this->clock ] + $services );
		return $this->plugin;
	}

	protected static function elite(): OtherPlan {
		return OtherPlan::of( Plan::Elite );
	}

	/**
	 * What the current user gets.
	 *
	 * @phpstan-impure
	 * @return array<string, array<string, mixed>> By id.
	 */
	protected function inbox( string $list = 'notifications' ): array {
		/** @var list<array<string, mixed>> $items */
		$items = $this->body( $this->get( self::ROUTE ) )[ $list ];
		return array_column( $items, null, 'id' );
	}

	/**
	 * The ids that begin with a text.
	 *
	 * @phpstan-impure
	 * @return list<string>
	 */
	protected function ids( string $begin = '', string $list = 'notifications' ): array {
		return array_values( array_filter( array_keys( $this->inbox( $list ) ), static fn ( string $id ) => str_starts_with( $id, $begin ) ) );
	}

	protected function activeCount(): int {
		return $this->plugin->get( InboxService::class )->activeCount( get_current_user_id() );
	}

	/**
	 * Logs in as a new user with some of the plugin's capabilities.
	 */
	protected function asUserWith( string ...$capabilities ): int {
		$id   = $this->asRole( 'subscriber' );
		$user = new WP_User( $id );
		foreach ( $capabilities as $capability ) {
			$user->add_cap( $capability );
		}
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		return $id;
	}
}
