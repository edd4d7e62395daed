<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import\ExistingPlugin;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\ExistingPlugin\ExistingImportWork;
use UserFeedback\Import\ExistingPlugin\ExistingPluginSchema;
use UserFeedback\Import\ExistingPlugin\ExistingPluginService;
use UserFeedback\Import\ExistingPlugin\PluginSettingsImport;
use UserFeedback\Import\ExistingPlugin\Problems;
use UserFeedback\Import\ExistingPlugin\SourceMissing;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Support\Cast;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Tests\Support\ExistingPluginRows;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * The import from the existing plugin over REST, its settings, and the two plugins beside each other.
 */
final class ExistingPluginApiTest extends TestCase {

	use ExistingPluginRows;

	private const ROUTE = '/userfeedback/v1/imports/existing-plugin';

	public static function setUpBeforeClass(): void {
		self::makeExistingTables();
		self::existingSurvey( [ 'questions' => wp_json_encode( [ self::existingQuestion( 'a', 'text' ) ] ), 'impressions' => 7 ] );
		self::existingResponse( [ 'answers' => '[{"question_id":"a","value":"One"}]' ] );
		self::existingResponse( [ 'answers' => '[{"question_id":"a","value":"Two"}]', 'status' => 'trash' ] );
		self::makeExistingTables( 'copy_' );
		self::existingSurvey( [ 'questions' => wp_json_encode( [ self::existingQuestion( 'a', 'text' ) ] ) ], 'copy_' );
		self::existingResponse( [ 'answers' => '[{"question_id":"a","value":"One"}]' ], 'copy_' );
		parent::setUpBeforeClass();
	}

	public static function tearDownAfterClass(): void {
		parent::tearDownAfterClass();
		self::dropExistingTables();
		self::dropExistingTables( 'copy_' );
	}

	#[TestDox( '[PLS-16~] REST says what was found, previews, imports in steps and answers by its schema' )]
	public function testImportsOverRest(): void {
		$this->asAdmin();
		$overview = $this->request( 'GET' );
		self::assertSame( [ 'surveys' => 1, 'responses' => 2, 'trashed' => 1, 'impressions' => 7 ], $overview['found'] );
		self::assertSame( [ null, null ], [ $overview['import'], $overview['preview'] ] );

		$preview = $this->runToEnd( true );
		self::assertSame( [ 1, 2 ], [ Cast::at( $preview, 'counts', 'surveys_new' ), Cast::at( $preview, 'counts', 'responses_new' ) ] );
		self::assertSame( [], $this->titles() );

		$import = $this->runToEnd( false );
		self::assertSame( Cast::at( $preview, 'counts' ), Cast::at( $import, 'counts' ) );
		self::assertSame( [ 'A survey' ], $this->titles() );
		self::assertSame( [], SchemaCheck::errors( $this->request( 'GET' ), ExistingPluginSchema::overview(), '' ) );

		// Who only follows begins nothing.
		self::assertSame( $import, $this->request( 'POST', [ 'dry_run' => false, 'goes_on' => true ] )['import'] );
		$this->request( 'POST', [ 'dry_run' => false ] );
		self::assertNotNull( $this->atWork() );
		$this->request( 'DELETE' );
		self::assertNull( $this->atWork() );
	}

	#[TestDox( '[PLS-16~] a copy of the tables under another prefix is the same source' )]
	public function testReadsACopy(): void {
		global $wpdb;
		$this->asAdmin();
		$this->runToEnd( false );
		$service = Plugin::instance()->get( ExistingPluginService::class );
		$id      = $service->start( $service->tables( "{$wpdb->prefix}copy_" ), false, get_current_user_id() );
		$counts  = Cast::at( Plugin::instance()->get( WorkRunner::class )->runToEnd( $id )->state, 'counts' );
		self::assertSame( [ 0, 1 ], [ Cast::at( $counts, 'surveys_new' ), Cast::at( $counts, 'surveys_known' ) ] );
		self::assertSame( [ 0, 1 ], [ Cast::at( $counts, 'responses_new' ), Cast::at( $counts, 'responses_known' ) ] );
		self::assertSame( [ 'A survey' ], $this->titles() );
	}

	#[TestDox( '[PLS-16~] a table prefix that is none, and tables that are not there, are refused with their names' )]
	public function testRefusesOtherTables(): void {
		$this->asAdmin();
		$service = Plugin::instance()->get( ExistingPluginService::class );
		foreach ( [ 'a`; DROP', str_repeat( 'a', 41 ), "a\n" ] as $prefix ) {
			try {
				$service->tables( $prefix );
				self::fail( 'It was accepted.' );
			} catch ( SourceMissing $refused ) {
				self::assertSame( 400, $refused->status );
			}
		}
		$this->expectExceptionMessageMatches( '/nowhere_userfeedback_surveys/' );
		$service->start( $service->tables( 'nowhere_' ), true, get_current_user_id() );
	}

	#[TestDox( '[PLS-16~] plugin-wide settings are taken over where ours have their defaults, and reported where they are not' )]
	public function testTakesOverSettings(): void {
		$this->asAdmin();
		$plugin   = OtherPlan::of( Plan::Elite )->takeOver();
		$settings = $plugin->get( SettingsService::class );
		$settings->save( [ 'next_text' => 'Onwards' ] );
		$options = [
			'userfeedback_other'  => serialize( [ 'a' => 1 ] ),
			'userfeedback_object' => 'O:8:"stdClass":1:{s:9:"skip_text";s:1:"x";}',
			'userfeedback_theirs' => serialize(
				[
					'notifications_recipients' => 'someone@example.org',
					'summaries_disabled'       => '1',
					'widget_theme'             => 'dark',
					'widget_color'             => '#111111',
					'skip_text'                => 'Later',
					'next_text'                => 'Go',
					'widget_position'          => 'somewhere',
					'allow_usage_tracking'     => true,
				]
			),
		];
		$import   = new PluginSettingsImport( $settings );
		$before   = $settings->all();
		$problems = new Problems( Problems::SETTING, 0 );
		self::assertSame( 5, $import->import( $options, true, $problems ) );
		self::assertSame( $before, $settings->all() );
		self::assertSame( 5, $import->import( $options, false, new Problems( Problems::SETTING, 0 ) ) );
		self::assertSame( [ 'widget_position', 'next_text' ], array_column( $problems->all(), 'field' ) );
		$after = $settings->all();
		self::assertSame(
			[ 'someone@example.org', true, 'dark', '#111111', 'Later', 'Onwards', false ],
			array_map(
				static fn ( string $name ) => $after[ $name ],
				[ 'notifications_recipients', 'summaries_disabled', 'widget_theme', 'widget_color', 'skip_text', 'next_text', 'allow_usage_tracking' ]
			)
		);
		self::assertSame( 0, $import->import( $options, false, $problems ) );
	}

	#[TestDox( '[PLS-16~] beside an active plugin of the same name ours does not start, but says so and offers the import' )]
	public function testDoesNotStartBesideTheOther(): void {
		$this->asAdmin();
		self::assertSame( '', Plugin::otherPlugin() );
		$folder = WP_PLUGIN_DIR . '/userfeedback-lite';
		$file   = 'userfeedback-lite/userfeedback.php';
		add_filter( 'pre_option_active_plugins', static fn (): array => [ 'userfeedback-behavior/userfeedback-behavior.php', $file ] );
		// Deleted without being deactivated.
		self::assertSame( '', Plugin::otherPlugin() );
		wp_mkdir_p( $folder );
		try {
			file_put_contents( WP_PLUGIN_DIR . "/$file", "<?php\n/* Plugin Name: UserFeedback <i>Lite</i> */\n" );
			self::assertSame( $file, Plugin::otherPlugin() );
			remove_all_actions( 'rest_api_init' );
			remove_all_actions( 'admin_notices' );
			( new Plugin() )->register();
			self::assertFalse( has_action( 'rest_api_init' ) );
			ob_start();
			do_action( 'admin_notices' );
			$notice = (string) ob_get_clean();
			self::assertStringContainsString( 'wp userfeedback import-existing', $notice );
			self::assertStringContainsString( 'userfeedback-lite', $notice );
			self::assertStringNotContainsString( '<i>', $notice );
		} finally {
			unlink( WP_PLUGIN_DIR . "/$file" );
			rmdir( $folder );
		}
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<mixed>
	 */
	private function request( string $method, array $body = [] ): array {
		$response = $method === 'GET' ? $this->get( self::ROUTE ) : $this->post( self::ROUTE, $body, [], $method );
		self::assertSame( 200, $response->get_status() );
		return (array) $response->get_data();
	}

	/**
	 * The run in the end.
	 *
	 * @return array<mixed>
	 */
	private function runToEnd( bool $isDryRun ): array {
		$name = $isDryRun ? 'preview' : 'import';
		$runs = $this->request( 'POST', [ 'dry_run' => $isDryRun ] );
		for ( $step = 0; Cast::at( $runs, $name, 'status' ) === 'running'; $step++ ) {
			self::assertLessThan( 20, $step );
			$runs = $this->request( 'POST', [ 'dry_run' => $isDryRun, 'goes_on' => true ] );
		}
		self::assertSame( 'done', Cast::at( $runs, $name, 'status' ) );
		return (array) $runs[ $name ];
	}

	/**
	 * @return list<string>
	 */
	private function titles(): array {
		global $wpdb;
		return array_values( array_map( Cast::string( ... ), $wpdb->get_col( "SELECT title FROM {$wpdb->prefix}ufb_surveys" ) ) );
	}

	private function atWork(): mixed {
		$tables = Plugin::instance()->get( ExistingPluginService::class )->tables();
		return Plugin::instance()->get( WorkQueue::class )->atWork( ExistingImportWork::KIND, ExistingImportWork::subject( $tables, false ) );
	}
}
