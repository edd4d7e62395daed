<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\ReleaseHeld;
use UserFeedback\Licensing\Plan;
use UserFeedback\Responses\HeldBack;
use UserFeedback\Responses\HeldResponses;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\ResponseStored;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Settings\TrustedProxies;
use UserFeedback\Tests\Support\ForwardedVisits;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * Answers that are held back: out of everything until the owner counts them (decision 0068).
 */
final class HeldBackTest extends TestCase {

	use ForwardedVisits;

	private const PROXY = '203.0.113.5';

	private const FORWARDED = [ 'HTTP_X_FORWARDED_FOR' => '198.51.100.%d' ];

	/** 500 of 500 counted at first. */
	public function testMadeUpHeadersBuyNoMoreCountedAnswersThanNone(): void {
		$counted = [];
		$one     = [ 'HTTP_X_FORWARDED_FOR' => '198.51.100.7' ];
		foreach ( [ [], self::FORWARDED, [ 'HTTP_X_REAL_IP' => '198.51.100.%d' ], $one ] as $index => $headers ) {
			$survey = $this->publishedSurvey();
			self::assertSame( [ 201 => 26 ], $this->visit( $survey, 26, $headers, "203.0.113.$index" ) );
			$counted[] = $this->byStatus( $survey );
		}
		self::assertSame( array_fill( 0, 4, [ 'held' => 6, 'publish' => 20 ] ), $counted );
	}

	/** Without a time they are spam from the eleventh on. Behind what may be a proxy they are held back, because its visitors share the address. */
	public function testMadeUpHeadersDoNotSaveAProgramWithoutATime(): void {
		$forged = $this->publishedSurvey();
		$this->visit( $forged, 15, self::FORWARDED, self::PROXY, [ 'elapsed_ms' => null ] );
		self::assertSame( [ 'held' => 5, 'publish' => 10 ], $this->byStatus( $forged ) );
		$plain = $this->publishedSurvey();
		$this->visit( $plain, 15, [], '203.0.113.6', [ 'elapsed_ms' => null ] );
		self::assertSame( [ 'publish' => 10, 'spam' => 5 ], $this->byStatus( $plain ) );
	}

	public function testWhatIsHeldBackCountsAndIsReportedWhenTheProxyIsConfirmed(): void {
		$survey   = $this->publishedSurvey();
		$reported = [];
		add_action(
			'userfeedback_response_stored',
			static function ( ResponseStored $stored ) use ( &$reported ): void {
				$reported[] = [ $stored->responseId, count( $stored->answers ) ];
			}
		);
		$this->visit( $survey, 26, self::FORWARDED );
		// Another host that pretends to be a proxy: stays held back.
		$this->visit( $survey, 22, self::FORWARDED, '203.0.113.99' );
		self::assertSame( [ 40, 40 ], [ $this->total( $survey ), count( $reported ) ] );

		$this->plugin->get( ReleaseHeld::class )->confirm( self::PROXY, 'X-Forwarded-For' );
		self::assertSame( [ 'held' => 2, 'publish' => 46 ], $this->byStatus( $survey ) );
		self::assertSame( [ 46, 46 ], [ $this->total( $survey ), count( array_unique( $reported, SORT_REGULAR ) ) ] );
		self::assertFalse( $this->plugin->get( Recount::class )->run( $survey->id ), 'counts equal the rows' );
		self::assertSame( [ self::PROXY . ' X-Forwarded-For' ], TrustedProxies::all() );
		// From now on its visitors are networks of their own.
		$this->plugin = $this->clock->takeOver();
		$this->visit( $survey, 26, self::FORWARDED );
		self::assertSame( [ 'held' => 2, 'publish' => 72 ], $this->byStatus( $survey ) );
	}

	public function testAnOwnerCountsThemOneByOneAndTrashAndSpamWorkAsBefore(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 24, [] );
		$this->asAdmin();
		$path = "/userfeedback/v1/surveys/$survey->id/responses";
		$list = $this->body( $this->get( $path, [ 'filter' => [ 'status' => 'held' ] ] ) );
		$ids  = array_column( $list['items'], 'id' );
		self::assertSame( [ 4, 'network' ], [ count( $ids ), $list['items'][0]['held'] ] );
		self::assertContains( [ 'status' => 'held', 'count' => 4 ], $list['status_filters'] );
		$this->post( "$path/restore", [ 'response_ids' => [ $ids[0] ] ] );
		self::assertSame( 21, $this->total( $survey ) );
		$this->post( "$path/trash", [ 'response_ids' => [ $ids[1] ] ] );
		$this->post( "$path/restore", [ 'response_ids' => [ $ids[1] ] ] );
		$this->post( "$path/spam", [ 'response_ids' => [ $ids[2] ] ] );
		self::assertSame( [ 'held' => 2, 'publish' => 21, 'spam' => 1 ], $this->byStatus( $survey ) );
		$again = $this->body( $this->get( $path, [ 'filter' => [ 'status' => 'held' ] ] ) )['items'];
		self::assertSame( [ 'network', 'network' ], array_column( $again, 'held' ), 'the trash remembers why' );
		$this->plugin->get( StoredResponseService::class )->delete( $survey->id, [ $ids[3] ] );
		self::assertSame( [ 'held' => 1, 'publish' => 21, 'spam' => 1 ], $this->byStatus( $survey ) );
		self::assertFalse( $this->plugin->get( Recount::class )->run( $survey->id ) );
	}

	public function testTellsHowManyWereReleasedAndHowManyCameOnADay(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 24, [] );
		$held  = $this->plugin->get( HeldResponses::class );
		$codes = [ HeldBack::code( HeldBack::NETWORK ) ];
		$day   = $this->clock->now();
		self::assertSame( [ $day->format( 'Y-m-d' ) => 24 ], $held->perDay( $day->format( 'Y-m-d' ) ) );
		self::assertSame( [], $held->perDay( $day->modify( '+1 day' )->format( 'Y-m-d' ) ) );
		self::assertSame( [ 3, 1, 0 ], [ $held->release( $codes, 3 ), $held->release( $codes, 3 ), $held->release( $codes, 3 ) ] );
		self::assertSame( [ 'publish' => 24 ], $this->byStatus( $survey ) );
	}

	#[TestDox( 'on Lite, an owner lists what is held back and counts it one by one, and nothing else' )]
	public function testEveryPlanCountsWhatIsHeldBack(): void {
		$survey = $this->publishedSurvey();
		$this->visit( $survey, 23, [] );
		OtherPlan::of( Plan::Lite )->takeOver();
		$this->asAdmin();
		$path = "/userfeedback/v1/surveys/$survey->id/responses";
		$list = $this->body( $this->get( $path, [ 'filter' => [ 'status' => 'held' ] ] ) );
		$ids  = array_column( $list['items'], 'id' );
		self::assertCount( 3, $ids );
		self::assertSame( [ $ids[0] ], $this->body( $this->post( "$path/restore", [ 'response_ids' => [ $ids[0] ] ] ) )['updated'] );
		self::assertSame( [ 'held' => 2, 'publish' => 21 ], $this->byStatus( $survey ) );
		$locked = [
			$this->post( "$path/restore", [ 'response_ids' => [ $ids[1], $ids[2] ] ] ),
			$this->post( "$path/restore", [ 'response_ids' => [ $ids[0] ] ] ),
			$this->post( "$path/trash", [ 'response_ids' => [ $ids[1] ] ] ),
			$this->get( $path, [ 'filter' => [ 'status' => 'spam' ] ] ),
			$this->get( $path, [ 'filter' => [ 'status' => 'held', 'device' => 'mobile' ] ] ),
		];
		foreach ( $locked as $response ) {
			$this->assertRefused( $response, 403, 'userfeedback_feature_locked' );
		}
	}

	public function testAnswersThatPagesOfOtherSitesSendAreHeldBackUnlessTheOwnerAllowsThem(): void {
		$survey  = $this->publishedSurvey();
		$foreign = [ 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://evil.example' ];
		$this->visit( $survey, 1, $foreign );
		$this->visit( $survey, 1, [ 'HTTP_ORIGIN' => 'https://evil.example' ] );
		$this->visit( $survey, 1, [ 'HTTP_SEC_FETCH_SITE' => 'same-origin' ] );
		self::assertSame( [ 'held' => 2, 'publish' => 1 ], $this->byStatus( $survey ) );
		// A signal of spam as well.
		$this->visit( $survey, 1, $foreign, self::PROXY, [ 'website' => 'x' ] );
		self::assertSame( [ 'held' => 2, 'publish' => 1, 'spam' => 1 ], $this->byStatus( $survey ) );
		add_filter( 'userfeedback_allowed_origins', static fn ( array $origins ) => [ ...$origins, 'https://EVIL.example/' ] );
		$this->visit( $survey, 1, $foreign );
		self::assertSame( [ 'held' => 2, 'publish' => 2, 'spam' => 1 ], $this->byStatus( $survey ) );
	}
}
