<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\architecture;

use PhpParser\Node;
use PhpParser\Node\Expr\Exit_;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Expr\Print_;
use PhpParser\Node\Expr\Variable;
use PhpParser\Node\Name;
use PhpParser\Node\Stmt\Echo_;
use PhpParser\Node\Stmt\Global_;
use PhpParser\Node\Stmt\InlineHTML;
use PHPStan\Analyser\Scope;
use PHPStan\Reflection\ReflectionProvider;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Functions of WordPress, superglobals, globals and output only where Allowance lets them be: phpat, which knows the classes
 * that a class uses, sees none of these.
 *
 * @implements Rule<Node>
 */
final class AllowedCallsRule implements Rule {

	private const SUPERGLOBALS = [ '_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER', '_FILES', '_ENV', '_SESSION', 'GLOBALS' ];

	/** Functions of PHP that print or send. */
	private const OUTPUT = [ 'printf', 'vprintf', 'print_r', 'var_dump', 'header', 'setcookie', 'readfile', 'fpassthru' ];

	public function __construct( private readonly ReflectionProvider $reflection ) {}

	public function getNodeType(): string {
		return Node::class;
	}

	/**
	 * @return list<IdentifierRuleError>
	 */
	public function processNode( Node $node, Scope $scope ): array {
		$class     = $scope->getClassReflection()?->getName();
		$allowance = $class === null ? null : Allowance::of( $class );
		$problem   = $allowance === null ? null : $this->problem( $node, $scope, $allowance );
		if ( $problem === null ) {
			return [];
		}
		return [
			RuleErrorBuilder::message( "$class must not use $problem: see tests/php/architecture/Allowance.php." )
				->identifier( 'userfeedback.allowedCalls' )
				->build(),
		];
	}

	private function problem( Node $node, Scope $scope, Allowance $allowance ): ?string {
		return match ( true ) {
			$node instanceof FuncCall => $this->functionProblem( $node, $scope, $allowance ),
			$node instanceof Variable => $this->variableProblem( $node, $allowance ),
			$node instanceof Global_ => 'global',
			$node instanceof Echo_, $node instanceof Print_, $node instanceof InlineHTML, $node instanceof Exit_
				=> $allowance->output ? null : 'output',
			default => null,
		};
	}

	private function functionProblem( FuncCall $call, Scope $scope, Allowance $allowance ): ?string {
		if ( ! $call->name instanceof Name || ! $this->reflection->hasFunction( $call->name, $scope ) ) {
			return null;
		}
		$function = $this->reflection->getFunction( $call->name, $scope );
		$name     = $function->getName();
		if ( $function->isBuiltin() ) {
			return ! $allowance->output && in_array( $name, self::OUTPUT, true ) ? "$name()" : null;
		}
		return $allowance->allowsFunction( $name ) ? null : "$name()";
	}

	private function variableProblem( Variable $variable, Allowance $allowance ): ?string {
		$name = $variable->name;
		if ( ! is_string( $name ) || ! in_array( $name, self::SUPERGLOBALS, true ) ) {
			return null;
		}
		return $allowance->allowsSuperglobal( $name ) ? null : "\$$name";
	}
}
