<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Integrations;

use UserFeedback\Integrations\PageCaches;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PublishedList;
use UserFeedback\Widget\PublishedSurveys;

/**
 * Page caches are emptied when what visitors see has changed, and only then.
 */
final class PageCachesTest extends TestCase {

	use SurveyFixtures;

	public function testCachesAreEmptiedForWhatVisitorsSee(): void {
		$plugin = Plugin::instance();
		$survey = $this->storedSurvey();
		$save   = static fn ( array $fields ) => static fn () => $plugin->get( SurveyService::class )->update( $survey->id, $fields, 1 );
		$purged = did_action( 'userfeedback_purge_pages' );
		$steps  = [
			'a draft is renamed'            => [ $save( [ 'title' => 'A' ] ), 0 ],
			'it is published'               => [ static fn () => $plugin->get( SurveyLifecycle::class )->publish( [ $survey->id ], 1 ), 1 ],
			'nothing changes'               => [ $save( [ 'title' => 'A' ] ), 0 ],
			'somebody is told of responses' => [ $save( $this->notifications() ), 0 ],
			'a question changes'            => [ $save( [ 'questions' => [ $this->text( 'q7' ) ] ] ), 1 ],
			'it is put off'                 => [ $save( [ 'publish_at' => $this->inYears( 1 ) ] ), 1 ],
			'it goes to the trash'          => [ static fn () => $plugin->get( SurveyLifecycle::class )->trash( [ $survey->id ], 1 ), 1 ],
			'another plugin is switched on' => [ static fn () => do_action( 'activated_plugin', 'akismet/akismet.php', false ), 0 ],
			'an add-on is switched on'      => [ static fn () => do_action( 'activated_plugin', AddOn::QuestionTypes->basename(), false ), 1 ],
			'an add-on is switched off'     => [ static fn () => do_action( 'deactivated_plugin', AddOn::QuestionTypes->basename(), false ), 1 ],
			'it is deleted'                 => [ static fn () => $plugin->get( SurveyLifecycle::class )->delete( [ $survey->id ], 1 ), 0 ],
		];
		foreach ( $steps as $what => [ $step, $expected ] ) {
			$step();
			self::assertSame( $expected, did_action( 'userfeedback_purge_pages' ) - $purged, $what );
			$purged = did_action( 'userfeedback_purge_pages' );
		}
		self::assertGreaterThan( 0, did_action( 'litespeed_purge_all' ) );
	}

	/** The names are those of the cache plugins: a typo would empty nothing. */
	public function testEveryCacheIsEmptied(): void {
		$functions = [
			'wp_cache_clear_cache',
			'w3tc_flush_posts',
			'rocket_clean_domain',
			'wpfc_clear_all_cache',
			'sg_cachepress_purge_cache',
			'wpo_cache_flush',
			'pantheon_wp_clear_edge_all',
		];
		// Cache plugins declare these functions; here each records that it was called.
		$missing = array_filter( $functions, static fn ( string $function ) => ! function_exists( $function ) );
		$code    = array_map( static fn ( string $name ) => "function $name() { \$GLOBALS['userfeedback_emptied'][] = __FUNCTION__; }", $missing );
		$file    = (string) tempnam( sys_get_temp_dir(), 'caches' );
		file_put_contents( $file, '<?php ' . implode( ' ', $code ) );
		require $file;
		unlink( $file );
		$actions = [
			'litespeed_purge_all',
			'cache_enabler_clear_complete_cache',
			'breeze_clear_all_cache',
			'rt_nginx_helper_purge_all',
			'wphb_clear_page_cache',
			'swcfpc_purge_cache',
		];
		$before  = array_map( did_action( ... ), $actions );

		$GLOBALS['userfeedback_emptied'] = [];
		( new PageCaches() )->purge();
		self::assertSame( $functions, $GLOBALS['userfeedback_emptied'] );
		unset( $GLOBALS['userfeedback_emptied'] );
		foreach ( $actions as $index => $action ) {
			self::assertSame( $before[ $index ] + 1, did_action( $action ), $action );
		}
	}

	public function testAnActionOnManySurveysEmptiesCachesAndWritesTheListOnceWhenAllIsStored(): void {
		$lifecycle = Plugin::instance()->get( SurveyLifecycle::class );
		$ids       = array_map( fn () => $this->storedSurvey()->id, range( 1, 30 ) );
		$writes    = 0;
		$listed    = [];
		add_filter(
			'pre_update_option_' . PublishedList::OPTION,
			static function ( mixed $value ) use ( &$writes ): mixed {
				++$writes;
				return $value;
			}
		);
		add_action(
			'userfeedback_purge_pages',
			static function () use ( &$listed ): void {
				$listed[] = count( Plugin::instance()->get( PublishedSurveys::class )->all() );
			}
		);
		$lifecycle->publish( $ids, 1 );
		self::assertSame( [ 1, [ 30 ] ], [ $writes, $listed ] );
		$lifecycle->publish( $ids, 1 );
		self::assertSame( [ 1, [ 30 ] ], [ $writes, $listed ], 'nothing changed' );
		$lifecycle->trash( $ids, 1 );
		self::assertSame( [ 2, [ 30, 0 ] ], [ $writes, $listed ] );
		$lifecycle->delete( $ids, 1 );
		self::assertSame( [ 2, [ 30, 0 ] ], [ $writes, $listed ], 'visitors see nothing of the trash' );
		$drafts = array_map( fn () => $this->storedSurvey()->id, range( 1, 3 ) );
		$lifecycle->trash( $drafts, 1 );
		self::assertSame( [ 2, [ 30, 0 ] ], [ $writes, $listed ], 'visitors see nothing of drafts' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function notifications(): array {
		return [
			'notifications' => [
				'email' => [
					'active'    => true,
					'addresses' => 'one@example.org',
				],
			],
		];
	}
}
