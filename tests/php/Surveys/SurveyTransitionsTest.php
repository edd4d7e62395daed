<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Every state of a survey × every call that changes it × every combination of the capabilities that decide.
 */
final class SurveyTransitionsTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	private const GONE = 'gone';

	/** What a call can aim at, in the order of the columns below. */
	private const AIMS = [ 'title', 'draft', 'publish', 'trash', 'restore', 'delete' ];

	/** What becomes of a survey by somebody who may do everything. */
	private const OUTCOMES = [
		'draft'                => [ 'draft', 'draft', 'publish', 'trash', 'draft', 'draft' ],
		'publish'              => [ 'publish', 'draft', 'publish', 'trash', 'publish', 'publish' ],
		'trashed draft'        => [ 'trash', 'draft', 'publish', 'trash', 'draft', self::GONE ],
		'trashed'              => [ 'trash', 'draft', 'publish', 'trash', 'publish', self::GONE ],
		'trashed, no title'    => [ 'trash', 'draft', 'trash', 'trash', 'draft', self::GONE ],
		'trashed, no question' => [ 'trash', 'draft', 'trash', 'trash', 'draft', self::GONE ],
		'trashed, no option'   => [ 'trash', 'draft', 'draft', 'trash', 'draft', self::GONE ],
	];

	/** The calls, what each aims at, and the capability that its route asks for. */
	private const CALLS = [
		'save a title'     => [ 'title', Settings::CREATE_EDIT_SURVEYS ],
		'save as draft'    => [ 'draft', Settings::CREATE_EDIT_SURVEYS ],
		'save and publish' => [ 'publish', Settings::CREATE_EDIT_SURVEYS ],
		'make drafts'      => [ 'draft', Settings::CREATE_EDIT_SURVEYS ],
		'publish'          => [ 'publish', Settings::CREATE_EDIT_SURVEYS ],
		'trash'            => [ 'trash', Settings::DELETE_SURVEYS ],
		'restore'          => [ 'restore', Settings::DELETE_SURVEYS ],
		'delete'           => [ 'delete', Settings::DELETE_SURVEYS ],
	];

	/** What somebody may do, by the lists of the settings. */
	private const ROLES = [
		'viewer'    => [ Settings::VIEW_RESULTS ],
		'editor'    => [ Settings::CREATE_EDIT_SURVEYS ],
		'remover'   => [ Settings::DELETE_SURVEYS ],
		'caretaker' => [ Settings::CREATE_EDIT_SURVEYS, Settings::DELETE_SURVEYS ],
	];

	/**
	 * @param list<string> $lists
	 */
	#[DataProvider( 'roles' )]
	public function testASurveyChangesAsTheTableSaysAndForNobodyElse( array $lists ): void {
		OtherPlan::of( Plan::Plus )->takeOver();
		update_option( Settings::OPTION, Settings::stored()->with( array_fill_keys( $lists, [ 'author' ] ) )->toArray() );
		$this->asRole( 'author' );
		foreach ( self::OUTCOMES as $state => $outcomes ) {
			foreach ( self::CALLS as $call => [ $aim, $list ] ) {
				$id       = $this->surveyIn( $state );
				$before   = $this->statusOf( $id );
				$after    = array_combine( self::AIMS, $outcomes )[ $aim ];
				$response = $this->send( $call, $id );
				$what     = "$call, $state";
				// Out of the trash is the right of those who delete, whatever call leads there or tries to.
				$leaves = $before === 'trash' && in_array( $aim, [ 'draft', 'publish' ], true );
				$needed = [ $list, ...( $leaves ? [ Settings::DELETE_SURVEYS ] : [] ) ];
				if ( array_diff( $needed, $lists ) !== [] ) {
					$this->assertRefused( $response, 403, 'userfeedback_access_denied' );
					self::assertSame( $before, $this->statusOf( $id ), $what );
					continue;
				}
				self::assertSame( $after, $this->statusOf( $id ), $what );
				$isRefused = $after === $before && ( $aim === 'delete' || ( $aim === 'publish' && $before !== 'publish' ) );
				self::assertSame( $isRefused, $response->get_status() >= 400, $what );
			}
		}
	}

	/**
	 * @return iterable<string, array{list<string>}>
	 */
	public static function roles(): iterable {
		foreach ( self::ROLES as $name => $lists ) {
			yield $name => [ $lists ];
		}
	}

	public function testRestoringSaysHowManyBecameDrafts(): void {
		$this->asAdmin();
		$ids  = array_map( $this->surveyIn( ... ), [ 'trashed', 'trashed draft', 'trashed, no title', 'trashed, no option' ] );
		$body = $this->body( $this->post( self::PATH . '/restore', [ 'survey_ids' => $ids ] ) );
		self::assertSame( [ 'publish', 'draft', 'draft', 'draft' ], array_map( $this->statusOf( ... ), $ids ) );
		self::assertSame( $ids, $body['updated'] );
		self::assertStringStartsWith( '2 surveys were restored as drafts', (string) $body['message'] );
		// And has to say nothing when all came back as they were.
		$this->post( self::PATH . '/trash', [ 'survey_ids' => $ids ] );
		self::assertSame( '', $this->body( $this->post( self::PATH . '/restore', [ 'survey_ids' => $ids ] ) )['message'] );
	}

	public function testPublishingManySaysHowManyLackOptions(): void {
		$this->asAdmin();
		$ids  = array_map( $this->surveyIn( ... ), [ 'draft', 'trashed, no option' ] );
		$body = $this->body( $this->post( self::PATH . '/publish', [ 'survey_ids' => $ids ] ) );
		self::assertSame( [ $ids[0] ], $body['updated'] );
		self::assertStringStartsWith( '1 survey can’t be published', (string) $body['message'] );
	}

	private function surveyIn( string $state ): int {
		$plugin = Plugin::instance();
		$survey = str_contains( $state, 'draft' ) ? $this->storedSurvey() : $this->publishedSurvey();
		if ( str_starts_with( $state, 'trashed' ) ) {
			$plugin->get( SurveyLifecycle::class )->trash( [ $survey->id ], 1 );
		}
		$questions = match ( $state ) {
			'trashed, no title'    => [ $this->text( 'q1', [ 'title' => '' ] ) ],
			'trashed, no question' => [],
			'trashed, no option'   => [ $this->radio( 'q1', [] ) ],
			default                => null,
		};
		if ( $questions !== null ) {
			$plugin->get( SurveyService::class )->update( $survey->id, [ 'questions' => $questions ], 1 );
		}
		return $survey->id;
	}

	private function send( string $name, int $id ): WP_REST_Response {
		$save = fn ( array $fields ) => $this->post( self::PATH . "/$id", [ 'survey' => $fields ] );
		$many = fn ( string $action ) => $this->post( self::PATH . "/$action", [ 'survey_ids' => [ $id ] ] );
		return match ( $name ) {
			'save a title'     => $save( [ 'title' => 'Renamed' ] ),
			'save as draft'    => $save( [ 'status' => 'draft' ] ),
			'save and publish' => $save( [ 'status' => 'publish' ] ),
			'make drafts'      => $many( 'draft' ),
			'publish'          => $many( 'publish' ),
			'trash'            => $many( 'trash' ),
			'restore'          => $many( 'restore' ),
			default            => $this->post( self::PATH, [ 'survey_ids' => [ $id ] ], [], 'DELETE' ),
		};
	}

	private function statusOf( int $id ): string {
		try {
			return Plugin::instance()->get( SurveyService::class )->get( $id )->status;
		} catch ( NotFound ) {
			return self::GONE;
		}
	}
}
