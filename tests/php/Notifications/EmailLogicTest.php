<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;

/**
 * Emails about responses that fulfil conditions, received by a real SMTP server.
 */
final class EmailLogicTest extends MailTestCase {

	/**
	 * @param list<array{string, string, string}> $conditions
	 * @param array<string, string|null>          $answers
	 */
	#[TestDox( '[NOT-03~] an email is sent or not by its conditions on the answers' )]
	#[DataProvider( 'responses' )]
	public function testSendsByTheConditions( string $action, array $conditions, array $answers, bool $isSent ): void {
		$plugin = OtherPlan::of( Plan::Pro )->takeOver();
		$survey = $this->surveyWithLogic( $plugin, $action, $conditions );
		$this->answer( $survey, $answers );
		self::assertSame( $isSent ? 2 : 1, $plugin->get( OutboxWorker::class )->run()['done'] );
		self::assertCount( (int) $isSent, $this->server->mails() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	/**
	 * @return iterable<string, array{string, list<array{string, string, string}>, array<string, string|null>, bool}>
	 */
	public static function responses(): iterable {
		$no   = [ 'q1', '=', 'No' ];
		$slow = [ 'q2', 'CONTAINS', 'slow' ];
		yield 'send, one holds' => [ 'send', [ $no ], [ 'q1' => 'No' ], true ];
		yield 'send, one does not hold' => [ 'send', [ $no ], [ 'q1' => 'Yes' ], false ];
		yield 'send, all hold' => [ 'send', [ $no, $slow ], [ 'q1' => 'No', 'q2' => 'too slow' ], true ];
		yield 'send, not all hold' => [ 'send', [ $no, $slow ], [ 'q1' => 'No', 'q2' => 'fine' ], false ];
		yield 'send, a skipped answer is empty' => [ 'send', [ [ 'q2', '!CONTAINS', 'slow' ] ], [ 'q1' => 'No' ], true ];
		yield 'do not send, all hold' => [ 'not_send', [ $no, $slow ], [ 'q1' => 'No', 'q2' => 'too slow' ], false ];
		yield 'do not send, not all hold' => [ 'not_send', [ $no, $slow ], [ 'q1' => 'No', 'q2' => 'fine' ], true ];
		yield 'logic without conditions sends' => [ 'not_send', [], [ 'q1' => 'No' ], true ];
	}

	#[TestDox( '[NOT-03~] emails that wait for the end of the hour report only the responses that fulfil the conditions' )]
	public function testCollectedEmailsCountAdmittedResponsesOnly(): void {
		add_filter( 'userfeedback_emails_per_hour', static fn () => 0 );
		$plugin = OtherPlan::of( Plan::Pro )->takeOver();
		$survey = $this->surveyWithLogic( $plugin, 'send', [ [ 'q1', '=', 'No' ] ] );
		foreach ( [ 'No', 'Yes', 'No', 'Yes' ] as $value ) {
			$this->answer( $survey, [ 'q1' => $value ] );
		}
		$plugin->get( OutboxWorker::class )->run();
		self::assertSame( 2, $this->rows( 'outbox' ) );
	}

	#[TestDox( '[NOT-03~] answers are compared as answers to the revision that the visitor saw' )]
	public function testComparesWithTheQuestionsOfTheResponse(): void {
		$plugin = OtherPlan::of( Plan::Pro )->takeOver();
		$survey = $this->surveyWithLogic( $plugin, 'send', [ [ 'q1', '=', 'No' ] ] );
		$this->answer( $survey, [ 'q1' => 'No' ] );
		// A checkbox question compares a list, which would not equal a text of several labels.
		$changes = [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No', 'Perhaps' ], [ 'title' => 'Another wording?' ] ), $this->text( 'q2' ) ] ];
		$plugin->get( SurveyService::class )->update( $survey->id, $changes, 1 );
		$plugin->get( OutboxWorker::class )->run();
		self::assertCount( 1, $this->server->mails() );
		self::assertStringContainsString( 'Question q1?', $this->server->mails()[0]['body'] );
	}

	#[TestDox( '[NOT-03~] a condition on an option that was renamed holds for answers under either label, whichever page they come from' )]
	public function testFollowsARenamedOption(): void {
		$plugin   = OtherPlan::of( Plan::Pro )->takeOver();
		$before   = $this->surveyWithLogic( $plugin, 'send', [ [ 'q1', '=', 'No' ] ] );
		$question = $before->questions[0]->toArray();

		$question['config']['options'] = [ 'No', 'Never' ];
		$after = $plugin->get( SurveyService::class )->update( $before->id, [ 'questions' => [ $question, $this->text( 'q2' ) ] ], 1 )->survey;
		foreach ( [ [ $before, 'No', 1 ], [ $after, 'Never', 2 ], [ $before, 'Yes', 2 ], [ $after, 'No', 2 ] ] as [ $page, $value, $sent ] ) {
			$this->answer( $page, [ 'q1' => $value ] );
			$plugin->get( OutboxWorker::class )->run();
			self::assertCount( $sent, $this->server->mails(), $value );
		}
	}

	#[TestDox( '[NOT-03~] [GAT-02~] conditions have no effect while the feature is locked, and take effect again; an expired license keeps them' )]
	public function testLockedConditionsHaveNoEffect(): void {
		$survey = $this->surveyWithLogic( OtherPlan::of( Plan::Pro )->takeOver(), 'send', [ [ 'q1', '=', 'No' ] ] );
		$states = [
			[ OtherPlan::of( Plan::Plus ), 1 ],
			[ OtherPlan::of( Plan::Pro ), 0 ],
			[ OtherPlan::lite(), 1 ],
			[ OtherPlan::of( Plan::Pro, LicenseStatus::Expired ), 0 ],
		];
		$sent = 0;
		foreach ( $states as $index => [ $plan, $mails ] ) {
			$plugin = $plan->takeOver();
			$this->answer( $survey, [ 'q1' => 'Yes' ] );
			$plugin->get( OutboxWorker::class )->run();
			$sent += $mails;
			self::assertCount( $sent, $this->server->mails(), "state $index" );
		}
	}

	/**
	 * @param list<array{string, string, string}> $conditions Question, comparator and value.
	 */
	private function surveyWithLogic( Plugin $plugin, string $action, array $conditions ): Survey {
		$logic  = [
			'enable'     => $conditions !== [],
			'action'     => $action,
			'conditions' => array_map(
				static fn ( array $condition ) => array_combine( [ 'question_id', 'compare', 'value' ], $condition ),
				$conditions
			),
		];
		$email  = [ 'email' => $this->notifications( 'one@example.org' )['email'] + [ 'logic' => $logic ] ];
		$input  = $this->surveyInput(
			[
				'status'        => 'publish',
				'notifications' => $email,
			]
		);
		$survey = $plugin->get( SurveyService::class )->create( $input, 1 )->survey;
		self::assertCount( count( $conditions ), $survey->notifications['email']['logic']['conditions'] );
		return $survey;
	}
}
