/** Logistic regression by Newton's method with a small ridge: P(right) = 1 / (1 + exp(−(w·x))). */
export interface Example {
  x: readonly number[];
  right: boolean;
}

const STEPS = 30;
const RIDGE = 0.5;

export function predict(weights: readonly number[], x: readonly number[]): number {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)));
}

/** The best-fitting weights; the first feature is the constant and is hardly regularised. */
export function fitLogistic(examples: readonly Example[]): number[] {
  const size = examples[0]?.x.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Array<number>(size).fill(0);
    const hessian = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    for (const { x, right } of examples) {
      const p = predict(weights, x);
      for (let i = 0; i < size; i++) {
        gradient[i] = (gradient[i] ?? 0) + ((right ? 1 : 0) - p) * (x[i] ?? 0);
        for (let j = 0; j < size; j++) {
          const row = hessian[i];
          if (row) row[j] = (row[j] ?? 0) + p * (1 - p) * (x[i] ?? 0) * (x[j] ?? 0);
        }
      }
    }
    for (let i = 0; i < size; i++) {
      const ridge = i === 0 ? 1e-6 : RIDGE;
      gradient[i] = (gradient[i] ?? 0) - ridge * (weights[i] ?? 0);
      const row = hessian[i];
      if (row) row[i] = (row[i] ?? 0) + ridge;
    }
    solve(hessian, gradient).forEach((change, i) => (weights[i] = (weights[i] ?? 0) + change));
  }
  return weights;
}

/** Gaussian elimination with pivoting; changes both arguments. */
function solve(matrix: number[][], values: number[]): number[] {
  const n = values.length;
  const at = (i: number, j: number) => matrix[i]?.[j] ?? 0;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(at(k, i)) > Math.abs(at(pivot, i))) pivot = k;
    [matrix[i], matrix[pivot]] = [matrix[pivot] ?? [], matrix[i] ?? []];
    [values[i], values[pivot]] = [values[pivot] ?? 0, values[i] ?? 0];
    for (let k = i + 1; k < n; k++) {
      const factor = at(k, i) / (at(i, i) || 1e-12);
      for (let j = i; j < n; j++) (matrix[k] ?? [])[j] = at(k, j) - factor * at(i, j);
      values[k] = (values[k] ?? 0) - factor * (values[i] ?? 0);
    }
  }
  const result = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = values[i] ?? 0;
    for (let j = i + 1; j < n; j++) sum -= at(i, j) * (result[j] ?? 0);
    result[i] = sum / (at(i, i) || 1e-12);
  }
  return result;
}
