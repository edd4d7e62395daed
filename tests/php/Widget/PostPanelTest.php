<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\Support\Clock;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\PageRuleFixtures;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\Module;
use UserFeedback\Widget\PostPanel\PanelScript;
use UserFeedback\Widget\PostPanel\PostSurveys;
use UserFeedback\Widget\PostPanel\PostSurveysSchema;

/**
 * GET posts/{id}/surveys: the surveys of a post, for the panel in the post editor.
 */
final class PostPanelTest extends TestCase {

	use MainQuery;
	use PageRuleFixtures;
	use RatingFixtures;
	use SurveyFixtures;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[BLK-01~] lists the surveys whose page rules are fulfilled by the post: published ones as they are tried, then drafts' )]
	public function testListsTheSurveysOfAPost(): void {
		$post  = $this->newPost();
		$draft = $this->storedSurvey( [ 'title' => 'Draft' ] );
		$here  = $this->targetedSurvey( [ $this->rule( 'specific_pages', [ (string) $post ] ) ] );
		$this->targetedSurvey( [ $this->rule( 'specific_pages', [ (string) ( $post + 1 ) ] ) ] );
		$this->targetedSurvey( [ $this->rule( 'wp_page_type', [ 'page' ] ) ] );
		$every = $this->publishedSurvey();
		$later = $this->publishedSurvey( [ 'publish_at' => '2031-05-06T10:00:00Z' ] );

		$answer = $this->read( $post );
		self::assertSame( [ $later->id, $every->id, $here->id, $draft->id ], array_column( $answer['items'], 'id' ) );
		self::assertSame( [ 'scheduled', 'publish', 'publish', 'draft' ], array_column( $answer['items'], 'status' ) );
		self::assertSame( [ 'scheduled', null, null, 'draft' ], array_column( $answer['items'], 'hidden' ) );
		self::assertStringStartsWith( 'Hidden: it is scheduled for May 6, 2031', $answer['items'][0]['note'] );
		self::assertSame( 'Draft: visitors cannot see it yet.', $answer['items'][3]['note'] );
		self::assertSame( [ '', 'Shows as soon as the page has loaded.' ], [ $answer['items'][1]['note'], $answer['items'][1]['when'] ] );
		self::assertSame( 0, $answer['unchecked'] );
		self::assertSame( [], SchemaCheck::errors( $answer, PostSurveysSchema::answer(), '' ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function posts(): iterable {
		yield 'new' => [ [ 'post_status' => 'auto-draft' ] ];
		yield 'draft' => [ [ 'post_status' => 'draft' ] ];
		yield 'scheduled' => [ [ 'post_status' => 'future', 'post_date' => '2031-01-01 10:00:00' ] ];
		yield 'private' => [ [ 'post_status' => 'private' ] ];
		yield 'password' => [ [ 'post_password' => 'tea' ] ];
		yield 'page' => [ [ 'post_type' => 'page', 'post_status' => 'draft' ] ];
	}

	/** @param array<string, mixed> $fields */
	#[TestDox( "[BLK-01~] the rules are evaluated as on the post's page, whatever its status" )]
	#[DataProvider( 'posts' )]
	public function testEvaluatesRulesForEveryStatus( array $fields ): void {
		$type = (string) ( $fields['post_type'] ?? 'post' );
		$post = $this->newPost( $fields );
		$here = $this->targetedSurvey( [ $this->rule( 'wp_page_type', [ $type ] ), $this->rule( 'post_type', [ $type ] ) ] );
		$this->targetedSurvey( [ $this->rule( 'wp_page_type', [ $type === 'page' ? 'post' : 'page', 'front_page', 'archive' ] ) ] );
		self::assertSame( [ $here->id ], array_column( $this->read( $post )['items'], 'id' ) );
	}

	#[TestDox( '[BLK-01~] knows the terms of the post, the home page and the blog page' )]
	public function testKnowsTermsAndSpecialPages(): void {
		$term = wp_insert_category( [ 'cat_name' => 'Tea' ] );
		$post = $this->newPost( [ 'post_category' => [ $term ] ] );
		$home = $this->newPost( [ 'post_type' => 'page' ] );
		$blog = $this->newPost( [ 'post_type' => 'page' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $home );
		update_option( 'page_for_posts', $blog );
		$ofTerm = $this->targetedSurvey( [ $this->rule( 'taxonomy_term', [ (string) $term ] ) ] );
		$ofHome = $this->targetedSurvey( [ $this->rule( 'wp_page_type', [ 'front_page' ] ) ] );
		$ofBlog = $this->targetedSurvey( [ $this->rule( 'wp_page_type', [ 'posts_page' ] ) ] );
		$of     = fn ( int $id ) => array_column( $this->read( $id )['items'], 'id' );
		self::assertSame( [ [ $ofTerm->id ], [ $ofHome->id ], [ $ofBlog->id ] ], [ $of( $post ), $of( $home ), $of( $blog ) ] );
	}

	#[TestDox( '[BLK-01~] rules about the address and the visitor are left to the editor; the main query is as before' )]
	public function testLeavesTheAddressToTheEditor(): void {
		$post   = $this->newPost();
		$survey = $this->targetedSurvey( [ $this->rule( 'wp_page_type', [ 'post' ] ), $this->rule( 'page_url_contains', '/tea' ) ] );
		$this->goTo( [ 's' => 'tea' ] );
		$before = $GLOBALS['wp_query'];
		$item   = $this->read( $post )['items'][0];
		self::assertSame( [ $survey->id, true ], [ $item['id'], $item['targets'] ] );
		self::assertSame( [ [ [ 'type' => 'page_url_contains', 'data' => '/tea' ] ] ], $item['rules'] );
		self::assertSame( $before, $GLOBALS['wp_query'] );
		self::assertTrue( is_search() );
	}

	#[TestDox( '[BLK-01~] surveys of the content are listed whatever their rules and status; deleted ones are left out' )]
	public function testListsTheSurveysOfTheContent(): void {
		$post   = $this->newPost();
		$other  = $this->targetedSurvey( [ $this->rule( 'specific_pages', [ (string) ( $post + 1 ) ] ) ] );
		$trash  = $this->storedSurvey( [ 'title' => 'Trash' ] );
		$this->asAdmin();
		$this->post( '/userfeedback/v1/surveys/trash', [ 'survey_ids' => [ $trash->id ] ] );
		$items = $this->read( $post, [ 'include' => [ $other->id, $trash->id, 4711 ] ] )['items'];
		self::assertSame( [ $other->id => false, $trash->id => false ], array_column( $items, 'targets', 'id' ) );
		self::assertSame( [ $other->id => null, $trash->id => 'trash' ], array_column( $items, 'hidden', 'id' ) );
		self::assertSame( 'Hidden: it is in the trash.', $items[1]['note'] );
		self::assertSame( [], $this->read( $post )['items'] );
	}

	#[TestDox( '[BLK-01~] a survey whose run time has ended is listed only if the content contains it' )]
	public function testLeavesOutExpiredSurveys(): void {
		$post     = $this->newPost();
		$defaults = (array) $this->plugin->get( SettingSections::class )->all()['settings.behavior']->read( $this->storedSurvey() );
		$yester   = new DateTimeImmutable( '-2 days' );
		$expiry   = [ 'run_time' => 'expire', 'expire_at' => [ 'month' => (int) $yester->format( 'n' ), 'day' => (int) $yester->format( 'j' ) ] ];
		$survey   = $this->publishedSurvey( [ 'settings' => [ 'behavior' => $expiry + $defaults ] ] );
		$clock    = new FrozenClock( new DateTimeImmutable( "$survey->lastDay +3 days" ), new DateTimeZone( 'UTC' ) );
		OtherPlan::of( Plan::Elite )->takeOver( [ Clock::class => $clock ] );
		self::assertNotContains( $survey->id, array_column( $this->read( $post )['items'], 'id' ) );
		$hidden = array_column( $this->read( $post, [ 'include' => [ $survey->id ] ] )['items'], 'hidden', 'id' );
		self::assertSame( 'expired', $hidden[ $survey->id ] ?? null );
	}

	#[TestDox( '[BLK-01~] drafts beyond the newest are counted, not evaluated' )]
	public function testLimitsDrafts(): void {
		$post = $this->newPost();
		for ( $number = 0; $number <= PostSurveys::MAX_DRAFTS; $number++ ) {
			$this->storedSurvey();
		}
		$answer = $this->read( $post );
		self::assertSame( [ PostSurveys::MAX_DRAFTS, 1 ], [ count( $answer['items'] ), $answer['unchecked'] ] );
	}

	#[TestDox( '[BLK-01~] who may edit surveys but not the post is refused, as for posts that are missing or have no page' )]
	public function testAsksForTheRightToEditThePost(): void {
		$post   = $this->newPost();
		$author = $this->asRole( 'author' );
		add_filter( 'user_has_cap', static fn ( array $all ) => [ 'userfeedback_edit_surveys' => true ] + $all );
		self::assertSame( 403, $this->get( "/userfeedback/v1/posts/$post/surveys" )->get_status() );
		$own = $this->newPost( [ 'post_author' => $author ] );
		self::assertSame( 200, $this->get( "/userfeedback/v1/posts/$own/surveys" )->get_status() );
		self::assertSame( 404, $this->get( '/userfeedback/v1/posts/4711/surveys' )->get_status() );
		$menu = $this->newPost( [ 'post_type' => 'nav_menu_item', 'post_author' => $author ] );
		self::assertSame( 404, $this->get( "/userfeedback/v1/posts/$menu/surveys" )->get_status() );
	}

	#[TestDox( '[BLK-02~] the ratings of the post are for people who may view results, while the plan has them' )]
	public function testShowsRatings(): void {
		$post = $this->newPost();
		self::assertSame( 201, $this->rate( $post, 5 )->get_status() );
		self::assertSame( 201, $this->rate( $post, 4, 'Opera' )->get_status() );
		$this->plugin->get( RatingStatisticsReader::class )->forget( $post );
		self::assertSame( [ 'count' => 2, 'average' => 4.5, 'liked' => null ], $this->read( $post )['ratings'] );
		self::assertSame( [ 'count' => 0, 'average' => 0, 'liked' => null ], $this->read( $this->newPost() )['ratings'] );
		OtherPlan::of( Plan::Elite, LicenseStatus::Expired )->takeOver();
		self::assertSame( 2, $this->read( $post )['ratings']['count'] ?? null, 'what was collected stays readable' );
		OtherPlan::of( Plan::Plus )->takeOver();
		self::assertNull( $this->read( $post )['ratings'] );
		OtherPlan::of( Plan::Elite )->takeOver();
		$without = static fn ( array $all ) => [ 'userfeedback_view_results' => false ] + $all;
		add_filter( 'user_has_cap', $without, 99 );
		self::assertNull( $this->read( $post )['ratings'] );
	}

	#[TestDox( '[BLK-01~] the script of the panel is for people who may edit surveys, in the editors of posts' )]
	public function testOnlyEditorsOfSurveysGetTheScript(): void {
		$isLoaded = function ( string $screen ): bool {
			$GLOBALS['wp_scripts'] = null;
			set_current_screen( $screen );
			$this->plugin->get( Module::class )->enqueuePostPanel();
			return wp_script_is( PanelScript::HANDLE );
		};
		self::assertSame( [ true, true, false ], array_map( $isLoaded, [ 'post', 'site-editor', 'widgets' ] ) );
		$this->asRole( 'editor' );
		self::assertFalse( $isLoaded( 'post' ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function newPost( array $fields = [] ): int {
		return (int) wp_insert_post( $fields + [ 'post_title' => 'A post', 'post_status' => 'publish' ] );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function read( int $post, array $query = [] ): array {
		$response = $this->get( "/userfeedback/v1/posts/$post/surveys", $query );
		self::assertSame( 200, $response->get_status() );
		return $this->body( $response );
	}
}
