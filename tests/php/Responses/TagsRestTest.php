<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Remarks;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Tags of responses.
 */
final class TagsRestTest extends TestCase {

	use Remarks;
	use SurveyFixtures;

	private Survey $survey;

	/** @var list<int> Three responses, oldest first. */
	private array $ids = [];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->survey = $this->publishedSurvey();
		foreach ( range( 1, 3 ) as $number ) {
			$this->ids[] = $this->importResponse( $this->survey, [ [ 'question_id' => 'q2', 'value' => "Text $number" ] ] );
		}
	}

	#[TestDox( '[PLS-07~] the tags of a response are replaced as a whole, trimmed, each once whatever its case, and shown with it' )]
	public function testReplacesTheTagsOfAResponse(): void {
		self::assertSame( [ 'Bug', 'urgent' ], $this->body( $this->put( [ '  urgent ', 'Bug', 'bug', "BUG\n" ] ) )['tags'] );
		self::assertSame( [ 'Bug', 'urgent' ], $this->tags( 0 ) );
		$odd = [ '07', '7', '=1+1', '<b>', '%s', "it's", 'русский', '🎉', 'a, b' ];
		self::assertEqualsCanonicalizing( $odd, $this->body( $this->put( $odd ) )['tags'] );
		self::assertEqualsCanonicalizing( $odd, $this->tags( 0 ) );
		self::assertSame( [], $this->tags( 1 ) );
		self::assertSame( [], $this->body( $this->put( [] ) )['tags'] );
		self::assertSame( [ [], 0 ], [ $this->tags( 0 ), $this->rows( 'response_tags' ) ] );
	}

	#[TestDox( '[PLS-07~] a tag is spelled as it is on other responses of the survey, and as typed on the only one that has it' )]
	public function testTagsAreSpelledAsOnOtherResponses(): void {
		$this->put( [ 'Bug', 'Idea' ], 1 );
		$this->tag( $this->publishedSurvey(), 4711, 'URGENT' );
		$this->put( [ 'bug', 'urgent' ] );
		self::assertSame( [ 'Bug', 'urgent' ], $this->tags( 0 ) );
		$this->put( [ 'idea' ], 1 );
		self::assertSame( [ 'idea' ], $this->tags( 1 ) );
		$this->change( [ 0, 2 ], [ 'IDEA' ], [] );
		self::assertSame( [ 'idea' ], $this->tags( 2 ) );
	}

	#[TestDox( '[PLS-07~] at most 20 tags of 1 to 50 characters; when one is refused none is stored' )]
	public function testRefusesTooLongTooManyAndEmptyTags(): void {
		$this->put( [ 'Before' ] );
		$long  = str_repeat( 'ü', 50 );
		$wrong = $this->put( [ 'Good', "{$long}x", ' ', $long ] );
		$codes = [ 'tags[1]' => 'too_long', 'tags[2]' => 'required' ];
		self::assertSame( $codes, $this->assertRefused( $wrong, 400, 'userfeedback_response_invalid' ) );
		$many = array_map( static fn ( int $number ) => "Tag $number", range( 1, 21 ) );
		self::assertSame( [ 'tags' => 'too_many' ], $this->assertRefused( $this->put( $many ), 400, 'userfeedback_response_invalid' ) );
		self::assertSame( [ 'Before' ], $this->tags( 0 ) );
		// The same one twice is one.
		self::assertSame( 200, $this->put( [ ...array_slice( $many, 0, 19 ), $long, 'TAG 1' ] )->get_status() );
		self::assertCount( 20, $this->tags( 0 ) );
		self::assertContains( $long, $this->tags( 0 ) );
	}

	#[TestDox( '[PLS-07~] several responses get and lose tags at once, all of them or none' )]
	public function testChangesTheTagsOfSeveral(): void {
		$this->put( [ 'Old', 'Keep' ] );
		$changed = $this->body( $this->change( [ 0, 1 ], [ 'New' ], [ 'old', 'Never' ] ) );
		self::assertSame( [ 'updated' => [ $this->ids[0], $this->ids[1] ] ], $changed );
		self::assertSame( [ [ 'Keep', 'New' ], [ 'New' ], [] ], array_map( $this->tags( ... ), [ 0, 1, 2 ] ) );

		$this->put( array_map( static fn ( int $number ) => "Tag $number", range( 1, 20 ) ), 2 );
		$refused = $this->assertRefused( $this->change( [ 1, 2 ], [ 'One more' ], [ 'New' ] ), 400, 'userfeedback_response_invalid' );
		self::assertSame( [ 'add' => 'too_many' ], $refused );
		self::assertSame( [ 'New' ], $this->tags( 1 ) );
		self::assertSame( 200, $this->change( [ 1, 2 ], [ 'One more' ], [ 'Tag 1' ] )->get_status() );
		self::assertContains( 'One more', $this->tags( 2 ) );
		$errors = $this->assertRefused( $this->change( [ 1 ], [ '' ], [] ), 400, 'userfeedback_response_invalid' );
		self::assertSame( [ 'add[0]' => 'required' ], $errors );
	}

	#[TestDox( '[PLS-07~] a survey lists its tags with how many responses have them, the most used first, at most a hundred' )]
	public function testListsTheTagsOfASurvey(): void {
		$this->tag( $this->publishedSurvey(), 4711, 'Elsewhere' );
		$this->put( [ 'Zoo', 'Bug', 'Idea' ] );
		$this->change( [ 1, 2 ], [ 'zoo' ], [] );
		$this->put( [ 'Bug', 'Zoo', 'Alone' ], 2 );
		$expected = [
			[ 'name' => 'Zoo', 'count' => 3 ],
			[ 'name' => 'Bug', 'count' => 2 ],
			[ 'name' => 'Alone', 'count' => 1 ],
			[ 'name' => 'Idea', 'count' => 1 ],
		];
		self::assertSame( $expected, $this->listed() );
		$this->tag( $this->survey, $this->ids[1], ...array_map( static fn ( int $number ) => "Tag $number", range( 1, 110 ) ) );
		self::assertCount( 100, $this->listed() );
		self::assertSame( 'Zoo', $this->listed()[0]['name'] );
	}

	#[TestDox( 'a response between those that get a tag does not count, however many tags it has' )]
	public function testOthersDoNotCount(): void {
		$this->tag( $this->survey, $this->ids[1], ...array_map( static fn ( int $number ) => "Tag $number", range( 1, 110 ) ) );
		self::assertSame( 200, $this->change( [ 0, 2 ], [ 'Bug' ], [] )->get_status() );
		self::assertSame( [ [ 'Bug' ], [ 'Bug' ] ], [ $this->tags( 0 ), $this->tags( 2 ) ] );
	}

	public function testTagsOfAnotherSurveyAreOutOfReach(): void {
		$other = $this->publishedSurvey();
		$there = $this->importResponse( $other, [ [ 'question_id' => 'q1', 'value' => 'No' ] ] );
		$mine  = "/userfeedback/v1/surveys/{$this->survey->id}";
		$this->assertRefused( $this->post( "$mine/responses/$there/tags", [ 'tags' => [ 'x' ] ] ), 404, 'userfeedback_response_not_found' );
		$several = [ 'response_ids' => [ $this->ids[0], $there ], 'add' => [ 'x' ] ];
		$this->assertRefused( $this->post( "$mine/responses/tags", $several ), 404, 'userfeedback_response_not_found' );
		$this->assertRefused( $this->get( '/userfeedback/v1/surveys/4711/tags' ), 404, 'userfeedback_survey_not_found' );
		self::assertSame( 0, $this->rows( 'response_tags' ) );
	}

	public function testAnExpiredLicenseReadsTagsAndChangesNone(): void {
		$this->put( [ 'Bug' ] );
		OtherPlan::of( Plan::Plus, LicenseStatus::Expired )->takeOver();
		self::assertSame( [ [ 'Bug' ], 'Bug' ], [ $this->tags( 0 ), $this->listed()[0]['name'] ] );
		$this->assertRefused( $this->put( [] ), 403, 'userfeedback_feature_locked' );
		$this->assertRefused( $this->change( [ 0 ], [], [ 'Bug' ] ), 403, 'userfeedback_feature_locked' );
		self::assertSame( [ 'Bug' ], $this->tags( 0 ) );
	}

	/**
	 * @param list<string> $tags
	 * @param int          $index Of the response.
	 */
	private function put( array $tags, int $index = 0 ): WP_REST_Response {
		return $this->post( $this->path() . "/responses/{$this->ids[ $index ]}/tags", [ 'tags' => $tags ] );
	}

	/**
	 * @param list<int>    $indexes Of responses.
	 * @param list<string> $add
	 * @param list<string> $remove
	 */
	private function change( array $indexes, array $add, array $remove ): WP_REST_Response {
		$ids = array_map( fn ( int $index ) => $this->ids[ $index ], $indexes );
		return $this->post( $this->path() . '/responses/tags', [ 'response_ids' => $ids, 'add' => $add, 'remove' => $remove ] );
	}

	/**
	 * @param int $index Of the response.
	 * @return list<string>
	 */
	private function tags( int $index ): array {
		/** @var list<string> */
		return $this->body( $this->get( $this->path() . "/responses/{$this->ids[ $index ]}" ) )['tags'];
	}

	/**
	 * @return list<array{name: string, count: int}>
	 */
	private function listed(): array {
		/** @var list<array{name: string, count: int}> */
		return $this->body( $this->get( $this->path() . '/tags' ) );
	}

	private function path(): string {
		return "/userfeedback/v1/surveys/{$this->survey->id}";
	}
}
