<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Health;

use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Outbox;
use UserFeedback\Health\Finding;
use UserFeedback\Health\RepairForm;
use UserFeedback\Inbox\Notices\NoticeService;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Tests\Support\ForwardedVisits;
use UserFeedback\Tests\TestCase;
use WP_User;

/**
 * The checks in WordPress' own Site Health: who sees them, who may repair.
 */
final class SiteHealthTest extends TestCase {

	use ForwardedVisits;

	private const ASYNC = [ 'tables', 'counts', 'rating-totals', 'rest', 'page-cache', 'proxy' ];

	#[TestDox( '[OPS-03~] Site Health gets quick tests at once and the others by REST, for whoever manages the plugin and for cron' )]
	public function testAddsTests(): void {
		$this->asAdmin();
		$tests = $this->tests();
		self::assertSame(
			[ 'userfeedback_cron', 'userfeedback_outbox', 'userfeedback_object_cache', 'userfeedback_time_zone' ],
			array_keys( $tests['direct'] )
		);
		$names = array_map( static fn ( string $id ) => 'userfeedback_' . strtr( $id, '-', '_' ), self::ASYNC );
		self::assertEqualsCanonicalizing( $names, array_keys( $tests['async'] ) );
		foreach ( $tests['direct'] as $name => $test ) {
			self::assertSame( $name, $test['test']()['test'] );
		}
		foreach ( array_combine( self::ASYNC, $names ) as $id => $name ) {
			$test = $tests['async'][ $name ];
			self::assertSame( [ true, rest_url( "userfeedback/v1/health/$id" ) ], [ $test['has_rest'], $test['test'] ] );
		}
		$this->asRole( 'editor' );
		self::assertSame( [], $this->tests() );
		$this->asVisitor();
		self::assertSame( [], $this->tests() );
		add_filter( 'wp_doing_cron', '__return_true' );
		$inCron = $this->tests()['async']['userfeedback_counts']['async_direct_test'] ?? null;
		self::assertIsCallable( $inCron );
		self::assertSame( 'good', $inCron()['status'] );
	}

	#[TestDox( '[OPS-03~] a check by REST has Site Health’s shape; who is no manager, or no longer, is refused; an unknown one is 404' )]
	public function testAnswersByRest(): void {
		$this->asAdmin();
		$body = $this->body( $this->get( '/userfeedback/v1/health/tables' ) );
		self::assertSame( 'good', $body['status'], $body['description'] );
		$schema = rest_get_server()->get_route_options( '/userfeedback/v1/health/(?P<check>[a-z0-9-]{1,32})' )['schema'] ?? null;
		self::assertIsCallable( $schema );
		self::assertSame( [], SchemaCheck::errors( $body, $schema(), '' ) );
		$this->assertRefused( $this->get( '/userfeedback/v1/health/nothing' ), 404, 'userfeedback_check_not_found' );
		$editor = $this->asRole( 'administrator' );
		self::assertSame( 200, $this->get( '/userfeedback/v1/health/counts' )->get_status() );
		( new WP_User( $editor ) )->set_role( 'editor' );
		wp_set_current_user( 0 );
		wp_set_current_user( $editor );
		self::assertSame( 403, $this->get( '/userfeedback/v1/health/counts' )->get_status() );
		$this->asVisitor();
		self::assertSame( 401, $this->get( '/userfeedback/v1/health/counts' )->get_status() );
	}

	#[TestDox( '[OPS-03~] the button repairs with its own nonce and the capability only, and afterwards the test is green' )]
	public function testTheButtonRepairs(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 2, [] );
		$connection = $this->plugin->get( Connection::class );
		$connection->execute( 'UPDATE %i SET n = 7 WHERE survey_id = %d', $connection->table( 'survey_counts' ), $survey->id );
		$wrong = $this->total( $survey );
		self::assertGreaterThan( 2, $wrong );
		$this->asAdmin();
		$broken = $this->body( $this->get( '/userfeedback/v1/health/counts' ) );
		self::assertSame( Finding::CRITICAL, $broken['status'] );
		preg_match( '/name="_wpnonce" value="(\w+)"/', $broken['actions'], $found );
		$nonce = $found[1] ?? '';
		self::assertStringContainsString( 'Recount now', $broken['actions'] );

		self::assertSame( 'refused', $this->press( 'counts', 'forged' ) );
		self::assertSame( 'refused', $this->press( 'cron', $nonce ), 'Each button has its own.' );
		$this->asRole( 'editor' );
		$own = wp_create_nonce( RepairForm::ACTION . '_counts' );
		self::assertSame( 'refused', $this->press( 'counts', $own ) );
		$this->asAdmin();
		self::assertSame( $wrong, $this->total( $survey ) );
		self::assertSame( admin_url( 'site-health.php' ), $this->press( 'counts', $nonce ) );
		self::assertSame( 'good', $this->body( $this->get( '/userfeedback/v1/health/counts' ) )['status'] );
		self::assertSame( 2, $this->total( $survey ) );
	}

	#[TestDox( '[OPS-03~] the notice of our screens says the same as the check' )]
	public function testOneRuleForNoticeAndCheck(): void {
		$this->plugin->get( Outbox::class )->add( 'email', [] );
		$this->clock->move( '+5 hours' );
		$this->asAdmin();
		$notices = array_column( $this->plugin->get( NoticeService::class )->listFor( AdminPages::SURVEYS, 1 ), 'content' );
		$result  = $this->tests()['direct']['userfeedback_outbox']['test']();
		self::assertStringContainsString( esc_html( $notices[0] ), $result['description'] );
	}

	#[TestDox( '[OPS-03~] debug information has versions, counts and states, and no key, secret, address or text of a visitor' )]
	public function testDebugInformation(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->text( 'q1' ) ] ] );
		$this->post(
			"/userfeedback/v1/surveys/$survey->id/responses",
			$this->submission( $survey, [ 'q1' => 'Visitor text 4711' ] )
		);
		$secrets = [ 'UF1.secret.key', 'whsec_secret', 'someone@example.org', 'Visitor text 4711', '203.0.113.77', 'admin@example.org' ];
		update_option( 'userfeedback_license', $secrets[0] );
		update_option( 'userfeedback_settings', [ 'trusted_proxies' => [ '203.0.113.77 X-Forwarded-For' ], 'summaries_recipients' => $secrets[2] ] );
		$connection = $this->plugin->get( Connection::class );
		$connection->execute( 'INSERT INTO %i ( survey_id, secret ) VALUES ( 1, %s )', $connection->table( 'webhooks' ), $secrets[1] );
		$this->asAdmin();
		$fields = apply_filters( 'debug_information', [] )['userfeedback']['fields'];
		$values = array_column( $fields, 'value' );
		$values = array_combine( array_keys( $fields ), $values );
		self::assertSame( [ USERFEEDBACK_VERSION, '1', 1 ], [ $values['version'], $values['responses'], $values['proxies'] ] );
		self::assertStringContainsString( 'publish: 1', $fields['surveys']['value'] );
		$text = (string) wp_json_encode( $fields, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		foreach ( $secrets as $secret ) {
			self::assertStringNotContainsString( $secret, $text );
		}
		$this->asUserWith( Capability::EDIT_SURVEYS );
		self::assertSame( [], apply_filters( 'debug_information', [] ) );
	}

	/**
	 * Gives a new editor a capability of the plugin.
	 */
	private function asUserWith( string $capability ): void {
		( new WP_User( $this->asRole( 'editor' ) ) )->add_cap( $capability );
	}

	/**
	 * @phpstan-impure
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private function tests(): array {
		$isOurs = static fn ( string $name ) => str_starts_with( $name, 'userfeedback_' );
		return array_map(
			static fn ( array $of ) => array_filter( $of, $isOurs, ARRAY_FILTER_USE_KEY ),
			apply_filters( 'site_status_tests', [] )
		);
	}

	/**
	 * Sends the form of a button.
	 *
	 * @return string Where the browser goes on, or "refused".
	 */
	private function press( string $check, string $nonce ): string {
		$_POST    = [
			'check'    => $check,
			'_wpnonce' => $nonce,
		];
		$_REQUEST = $_POST;
		$stop     = static fn ( string $location ) => throw new RuntimeException( $location );
		$refuse   = static fn () => static fn () => throw new RuntimeException( 'refused' );
		add_filter( 'wp_redirect', $stop );
		add_filter( 'wp_die_handler', $refuse );
		try {
			$this->plugin->get( RepairForm::class )->submit();
			return '';
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		} finally {
			remove_filter( 'wp_redirect', $stop );
			remove_filter( 'wp_die_handler', $refuse );
		}
	}
}
